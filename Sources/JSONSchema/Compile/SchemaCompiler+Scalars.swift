internal import StrictJSON

/// What the keywords ask of numbers and strings (validation, sections 6.2, 6.3 and 7).
extension SchemaCompiler {
  mutating func scalarCheck(
    _ member: Member, _ object: LocatedObject, _ context: SchemaContext, _ node: Int
  ) throws(SchemaError) -> SchemaCheck? {
    let value = member.value
    switch member.key {
    case "multipleOf": return .multipleOf(pools.numbers.insert(try value.schemaDivisor()))
    case "minimum": return .minimum(pools.numbers.insert(try value.schemaNumber()))
    case "maximum": return .maximum(pools.numbers.insert(try value.schemaNumber()))
    case "exclusiveMinimum": return .exclusiveMinimum(pools.numbers.insert(try value.schemaNumber()))
    case "exclusiveMaximum": return .exclusiveMaximum(pools.numbers.insert(try value.schemaNumber()))
    case "minLength": return .minLength(try bound(member, below: "maxLength", object, context))
    case "maxLength": return .maxLength(try value.schemaCount())
    case "pattern": return .pattern(pools.patterns.insert(try expression(value)))
    case "format": return try format(member, context, node)
    default: return try arrayCheck(member, object, context, node)
    }
  }

  /// A format that isn't known asks nothing, unless an assertion is wanted of every one (validation, section 7.2.2).
  private mutating func format(
    _ member: Member, _ context: SchemaContext, _ node: Int
  ) throws(SchemaError) -> SchemaCheck? {
    let name = try member.value.schemaText()
    annotate(node, member)
    guard assertsFormat || context.dialect.assertsFormat else { return nil }
    return StringFormat(rawValue: name).map { .format($0) }
  }
}
