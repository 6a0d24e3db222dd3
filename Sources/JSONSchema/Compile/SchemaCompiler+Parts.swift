internal import StrictJSON

/// The keywords for arrays and objects (core, section 10.3; validation, sections 6.4 and 6.5).
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
        warn("\"\(member.key)\" has no effect without \"contains\"", at: member.keySpan, in: context)
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
    // Invalid ones are reported with their own keyword.
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

/// Keywords that hold several schemas or bounds.
extension SchemaCompiler {
  /// The schemas of a list, which must not be empty.
  mutating func compileList(_ member: Member, _ context: SchemaContext) throws(SchemaError) -> [Int] {
    let schemas = try member.value.schemaList()
    guard !schemas.isEmpty else { throw SchemaError("at least one schema is needed", at: member.value.span) }
    return schemas.enumerated().map { compile($1, in: context.appending(member.key, "\($0)")) }
  }

  /// The schemas of an object, by name.
  mutating func compileMap(
    _ member: Member, _ context: SchemaContext
  ) throws(SchemaError) -> [(name: String, node: Int)] {
    try member.value.schemaObject().members.map {
      ($0.key, compile($0.value, in: context.appending(member.key, $0.key)))
    }
  }

  /// `properties`, `patternProperties` and `additionalProperties`, compiled with the first of them.
  mutating func members(
    _ member: Member, _ object: LocatedObject, _ context: SchemaContext
  ) throws(SchemaError) -> SchemaCheck? {
    let family: Set = ["properties", "patternProperties", "additionalProperties"]
    guard object.members.first(where: { family.contains($0.key) })?.key == member.key else { return nil }
    var properties = PropertyTable([])
    var patterns: [PatternProperty] = []
    var additional: Int?
    for member in object.members {
      switch member.key {
      case "properties": properties = PropertyTable(try compileMap(member, context))
      case "patternProperties": patterns = try compilePatterns(member, context)
      case "additionalProperties": additional = compile(member.value, in: context.appending(member.key))
      default: break
      }
    }
    let check = MembersCheck(properties: properties, patterns: patterns, additional: additional)
    return .members(pools.members.insert(check))
  }

  private mutating func compilePatterns(
    _ member: Member, _ context: SchemaContext
  ) throws(SchemaError) -> [PatternProperty] {
    var patterns: [PatternProperty] = []
    for (property, schema) in zip(try member.value.schemaObject().members, try compileMap(member, context)) {
      let name = LocatedValue(.string(property.key), at: property.keySpan)
      patterns.append(PatternProperty(pattern: try expression(name), node: schema.node))
    }
    return patterns
  }

  /// `dependentRequired` has lists of names, `dependentSchemas` has schemas, and the older `dependencies`, which the
  /// draft's metaschema still describes, has both.
  mutating func dependencies(_ member: Member, _ context: SchemaContext) throws(SchemaError) -> SchemaCheck {
    var check = DependenciesCheck(keyword: member.key)
    for entry in try member.value.schemaObject().members {
      let isList =
        member.key == "dependentRequired" || member.key == "dependencies" && entry.value.array != nil
      if isList {
        check.required.append((entry.key, try entry.value.schemaTexts()))
      } else {
        check.schemas.append((entry.key, compile(entry.value, in: context.appending(member.key, entry.key))))
      }
    }
    return .dependencies(pools.dependencies.insert(check))
  }

  /// The lower bound of a pair.
  mutating func bound(
    _ member: Member, below upper: String, _ object: LocatedObject, _ context: SchemaContext
  ) throws(SchemaError) -> Int {
    let least = try member.value.schemaCount()
    if let most = object[upper].flatMap({ try? $0.schemaCount() }), least > most {
      warn(
        "\(member.key) is greater than \(upper), so no value is valid", at: member.value.span, in: context)
    }
    return least
  }
}
