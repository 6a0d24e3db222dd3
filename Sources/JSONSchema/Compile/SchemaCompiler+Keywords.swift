internal import StrictJSON

/// What the keywords ask: those that look at any value, and put schemas together.
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
}
