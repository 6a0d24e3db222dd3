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
    var check = MembersCheck()
    for member in object.members {
      switch member.key {
      case "properties": check.properties = PropertyTable(try compileMap(member, context))
      case "patternProperties": check.patterns = try compilePatterns(member, context)
      case "additionalProperties": check.additional = compile(member.value, in: context.appending(member.key))
      default: break
      }
    }
    return .members(check)
  }

  private mutating func compilePatterns(
    _ member: Member, _ context: SchemaContext
  ) throws(SchemaError) -> [PatternProperty] {
    var patterns: [PatternProperty] = []
    for (property, schema) in zip(try member.value.schemaObject().members, try compileMap(member, context)) {
      let name = LocatedValue(.string(property.key), at: property.keySpan)
      patterns.append(PatternProperty(pattern: try name.schemaPattern(), node: schema.node))
    }
    return patterns
  }

  /// `dependentRequired` holds lists of names, `dependentSchemas` schemas, and their older spelling `dependencies`
  /// either (the metaschema of the draft still describes it).
  mutating func dependencies(_ member: Member, _ context: SchemaContext) throws(SchemaError) -> SchemaCheck {
    var check = DependenciesCheck()
    for entry in try member.value.schemaObject().members {
      let isList =
        member.key == "dependentRequired" || member.key == "dependencies" && entry.value.array != nil
      if isList {
        check.required.append((entry.key, try entry.value.schemaTexts()))
      } else {
        check.schemas.append((entry.key, compile(entry.value, in: context.appending(member.key, entry.key))))
      }
    }
    return .dependencies(check)
  }

  /// Both bounds of a pair of keywords, made for the first of them that is written.
  mutating func bounds(
    _ least: String, _ most: String, _ member: Member, _ object: LocatedObject, _ context: SchemaContext
  ) throws(SchemaError) -> SizeBounds? {
    let count = try member.value.schemaCount()
    let other = object.member(member.key == least ? most : least)
    guard let other else {
      return member.key == least ? SizeBounds(least: count, most: .max) : SizeBounds(least: 0, most: count)
    }
    guard member.keySpan.lowerBound < other.keySpan.lowerBound else { return nil }
    let otherCount = try other.value.schemaCount()
    let bounds =
      member.key == least
      ? SizeBounds(least: count, most: otherCount) : SizeBounds(least: otherCount, most: count)
    if bounds.least > bounds.most {
      warn("\(least) is greater than \(most), which nothing can meet", at: other.value.span, in: context)
    }
    return bounds
  }
}
