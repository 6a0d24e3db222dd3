internal import StrictJSON

/// What the keywords ask of arrays and objects (core, section 10.3; validation, sections 6.4 and 6.5).
extension SchemaCompiler {
  mutating func arrayCheck(
    _ member: Member, _ object: LocatedObject, _ context: SchemaContext, _ node: Int
  ) throws(SchemaError) -> SchemaCheck? {
    let value = member.value
    switch member.key {
    case "minItems": return .minItems(try bound(member, below: "maxItems", object, context))
    case "maxItems": return .maxItems(try value.schemaCount())
    case "uniqueItems": return try value.schemaFlag() ? .uniqueItems : nil
    case "prefixItems": return .prefixItems(pools.schemas.insert(try compileList(member, context)))
    case "items":
      let known = context.dialect.keywords.contains("prefixItems")
      return .items(
        compile(value, in: context.appending("items")),
        from: known ? object["prefixItems"]?.array?.count ?? 0 : 0)
    case "contains": return contains(member, object, context)
    case "minContains", "maxContains":
      _ = try value.schemaCount()  // Read with "contains".
      if object["contains"] == nil {
        warn("\"\(member.key)\" asks nothing without \"contains\"", at: member.keySpan, in: context)
      }
      return nil
    case "unevaluatedItems":
      return .unevaluatedItems(compile(value, in: context.appending(member.key)))
    default: return try objectCheck(member, object, context, node)
    }
  }

  private mutating func contains(
    _ member: Member, _ object: LocatedObject, _ context: SchemaContext
  ) -> SchemaCheck {
    let node = compile(member.value, in: context.appending("contains"))
    // Wrong ones are told where they stand.
    let least = object["minContains"].flatMap { try? $0.schemaCount() } ?? 1
    let most = object["maxContains"].flatMap { try? $0.schemaCount() } ?? Int.max
    let knowsBounds = context.dialect.keywords.contains("minContains")
    return .contains(node, least: knowsBounds ? least : 1, most: knowsBounds ? most : .max)
  }

  mutating func objectCheck(
    _ member: Member, _ object: LocatedObject, _ context: SchemaContext, _ node: Int
  ) throws(SchemaError) -> SchemaCheck? {
    let value = member.value
    switch member.key {
    case "minProperties": return .minProperties(try bound(member, below: "maxProperties", object, context))
    case "maxProperties": return .maxProperties(try value.schemaCount())
    case "required": return .required(pools.names.insert(try value.schemaTexts()))
    case "dependentRequired", "dependentSchemas", "dependencies": return try dependencies(member, context)
    case "properties", "patternProperties", "additionalProperties":
      return try members(member, object, context)
    case "propertyNames": return .propertyNames(compile(value, in: context.appending(member.key)))
    case "unevaluatedProperties":
      return .unevaluatedProperties(compile(value, in: context.appending(member.key)))
    case "additionalItems", "$recursiveRef":
      throw SchemaError("the keyword \"\(member.key)\" of draft 2019-09 isn't supported", at: member.keySpan)
    default: return try annotation(member, object, context, node)
    }
  }
}
