internal import StrictJSON

/// What the keywords ask, by the kind of value that they look at.
extension SchemaCompiler {
  typealias Member = LocatedObject.Member

  /// The check of a keyword; `nil` when it asks nothing of a value or is part of another keyword's check.
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
      // Read with "if"; without it, it may still be referred to.
      guard object["if"] == nil else { return nil }
      warn("\"\(member.key)\" asks nothing without \"if\"", at: member.keySpan, in: context)
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

  /// Numbers and strings.
  private mutating func scalarCheck(
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
    case "pattern": return .pattern(pools.patterns.insert(try value.schemaPattern()))
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

  private mutating func arrayCheck(
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

  private mutating func objectCheck(
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
    default: return try annotation(member, context, node)
    }
  }

  /// What says something about a value and asks nothing of it, and what says something about the schema.
  private mutating func annotation(
    _ member: Member, _ context: SchemaContext, _ node: Int
  ) throws(SchemaError) -> SchemaCheck? {
    switch member.key {
    case "$id", "$anchor", "$dynamicAnchor", "$recursiveAnchor": return nil  // Read on entering.
    case "$schema":
      guard context.pointer.isEmpty else {
        throw SchemaError("\"$schema\" stands at a schema's root, or beside an $id", at: member.keySpan)
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
    case "contentSchema": _ = compile(member.value, in: context.appending(member.key))
    default: break
    }
    annotate(node, member)
    return nil
  }
}
