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
    case "enum": return .enumeration(ValueSet(try value.schemaList()))
    case "const": return .constant(value)
    case "allOf": return .allOf(try compileList(member, context))
    case "anyOf": return .anyOf(try compileList(member, context))
    case "oneOf": return .oneOf(try compileList(member, context))
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
        node: node, keyword: nodes[node].keywords.count, reference: member.value,
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
    return .conditional(ConditionalCheck(condition: condition, then: branches[0], otherwise: branches[1]))
  }

  /// Numbers and strings.
  private mutating func scalarCheck(
    _ member: Member, _ object: LocatedObject, _ context: SchemaContext, _ node: Int
  ) throws(SchemaError) -> SchemaCheck? {
    let value = member.value
    switch member.key {
    case "multipleOf": return .multipleOf(try value.schemaDivisor())
    case "minimum": return .minimum(try value.schemaNumber())
    case "maximum": return .maximum(try value.schemaNumber())
    case "exclusiveMinimum": return .exclusiveMinimum(try value.schemaNumber())
    case "exclusiveMaximum": return .exclusiveMaximum(try value.schemaNumber())
    case "minLength", "maxLength":
      return try bounds("minLength", "maxLength", member, object, context).map { .length($0) }
    case "pattern": return .pattern(try value.schemaPattern())
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
    case "minItems", "maxItems":
      return try bounds("minItems", "maxItems", member, object, context).map { .itemCount($0) }
    case "uniqueItems": return try value.schemaFlag() ? .uniqueItems : nil
    case "prefixItems": return .prefixItems(try compileList(member, context))
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
      trackEvaluation(in: node)
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
    return .contains(
      ContainsCheck(
        node: node,
        count: knowsBounds ? SizeBounds(least: least, most: most) : SizeBounds(least: 1, most: .max)))
  }

  private mutating func objectCheck(
    _ member: Member, _ object: LocatedObject, _ context: SchemaContext, _ node: Int
  ) throws(SchemaError) -> SchemaCheck? {
    let value = member.value
    switch member.key {
    case "minProperties", "maxProperties":
      return try bounds("minProperties", "maxProperties", member, object, context).map { .memberCount($0) }
    case "required": return .required(try value.schemaTexts())
    case "dependentRequired", "dependentSchemas", "dependencies": return try dependencies(member, context)
    case "properties", "patternProperties", "additionalProperties":
      return try members(member, object, context)
    case "propertyNames": return .propertyNames(compile(value, in: context.appending(member.key)))
    case "unevaluatedProperties":
      trackEvaluation(in: node)
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
    case "$schema", "$id", "$anchor", "$dynamicAnchor", "$recursiveAnchor": return nil  // Read on entering.
    case "$vocabulary", "$comment": return nil
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
