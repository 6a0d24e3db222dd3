internal import StrictJSON

/// Keywords that hold several schemas or bounds.
extension SchemaCompiler {
  /// The schemas of a list that mustn't be empty.
  mutating func compileList(_ member: Member, _ context: SchemaContext) throws(SchemaError) -> [Int] {
    let schemas = try member.value.schemaList()
    guard !schemas.isEmpty else { throw SchemaError("there has to be a schema", at: member.value.span) }
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

  /// `properties`, `patternProperties` and `additionalProperties`, made for the first of them that is written.
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

  /// `dependentRequired` holds lists of names, `dependentSchemas` schemas, and their older spelling `dependencies`
  /// either (the metaschema of the draft still describes it).
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
        "\(member.key) is greater than \(upper), which nothing can meet", at: member.value.span, in: context)
    }
    return least
  }
}
