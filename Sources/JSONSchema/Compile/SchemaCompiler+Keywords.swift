internal import Diagnostics
internal import StrictJSON

/// The keywords that apply to any value or combine schemas.
extension SchemaCompiler {
  typealias Member = LocatedObject.Member

  /// The check of a keyword; `nil` when it requires nothing of a value or is part of another keyword's check.
  mutating func check(
    _ member: Member, _ object: LocatedObject, _ context: SchemaContext, _ node: Int
  ) throws(SchemaError) -> SchemaCheck? {
    let value = member.value
    switch member.key {
    case "$ref", "$dynamicRef": return follow(member, in: context, node)
    case "$defs", "definitions":
      _ = try compileMap(member, context)
      return nil
    case "type": return .type(try value.schemaTypes())
    case "enum": return .enumeration(pools.values.insert(ValueSet(try value.schemaList())))
    case "const": return .constant(pools.values.insert(ValueSet([value])))
    case "allOf": return .allOf(pools.schemas.insert(try compileList(member, context)))
    case "anyOf": return .anyOf(pools.schemas.insert(try compileList(member, context)))
    case "oneOf": return .oneOf(pools.schemas.insert(try compileList(member, context)))
    case "not": return .not(compile(value, in: context.appending("not")))
    case "if": return conditional(member, object, context)
    case "then", "else":
      // Compiled with "if". Without it, there may still be a reference to it.
      guard object["if"] == nil else { return nil }
      warn("\"\(member.key)\" has no effect without \"if\"", at: member.keySpan, in: context)
      _ = compile(value, in: context.appending(member.key))
      return nil
    default: return try scalarCheck(member, object, context, node)
    }
  }

  private mutating func follow(_ member: Member, in context: SchemaContext, _ node: Int) -> SchemaCheck {
    pending.append(
      PendingReference(
        node: node, check: drafts[node].checks.count, reference: member.value,
        isDynamic: member.key == "$dynamicRef", context: context))
    return .reference(node)
  }

  private mutating func conditional(
    _ member: Member, _ object: LocatedObject, _ context: SchemaContext
  ) -> SchemaCheck {
    let condition = compile(member.value, in: context.appending("if"))
    var branches: [Int?] = []
    for key in ["then", "else"] {
      branches.append(object[key].map { compile($0, in: context.appending(key)) })
    }
    return .conditional(condition, then: branches[0], else: branches[1])
  }
}

/// The keywords for numbers and strings (validation, sections 6.2, 6.3 and 7).
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

  /// An unknown format requires nothing (validation, section 7.2.2): it is perhaps misspelt.
  private mutating func format(
    _ member: Member, _ context: SchemaContext, _ node: Int
  ) throws(SchemaError) -> SchemaCheck? {
    let name = try member.value.schemaText()
    annotate(node, member)
    guard let format = StringFormat(rawValue: name) else {
      if let near = NearestName.of(name, in: StringFormat.allCases.map(\.rawValue)) {
        warn("unknown format \"\(name)\"; did you mean \"\(near)\"?", at: member.value.span, in: context)
      }
      return nil
    }
    return assertsFormat || context.dialect.assertsFormat ? .format(format) : nil
  }
}

/// Annotations.
extension SchemaCompiler {
  /// Keywords that describe a value or the schema and require nothing of a value.
  mutating func annotation(
    _ member: Member, _ object: LocatedObject, _ context: SchemaContext, _ node: Int
  ) throws(SchemaError) -> SchemaCheck? {
    switch member.key {
    case "$id", "$anchor", "$dynamicAnchor", "$recursiveAnchor": return nil  // Read on entering.
    case "$schema":
      guard context.pointer.isEmpty else {
        throw SchemaError(
          "\"$schema\" is only allowed at a schema's root or beside an $id", at: member.keySpan)
      }
      return nil  // Read on entering.
    case "$comment":
      _ = try member.value.schemaText()
      return nil
    case "$vocabulary":
      for vocabulary in try member.value.schemaObject().members { _ = try vocabulary.value.schemaFlag() }
      return nil
    case "title", "description", "contentEncoding", "contentMediaType": _ = try member.value.schemaText()
    case "deprecated", "readOnly", "writeOnly": _ = try member.value.schemaFlag()
    case "examples": _ = try member.value.schemaList()
    case "contentSchema":
      _ = compile(member.value, in: context.appending(member.key))
      guard object["contentMediaType"] != nil else {
        warn("\"contentSchema\" has no effect without \"contentMediaType\"", at: member.keySpan, in: context)
        return nil
      }
    default: break
    }
    annotate(node, member)
    return nil
  }
}
