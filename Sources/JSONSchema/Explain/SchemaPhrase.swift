internal import RegularExpressions
internal import StrictJSON

/// What a value that fits a schema is, as a phrase that follows "is" or "must be".
extension SchemaProgram {
  /// The schema's description or title, or else all that its keywords ask; `nil` where that can't be said in a few
  /// words.
  func phrase(of node: Int) -> String? { phrase(of: node, depth: 4) }

  /// The phrases of some schemas; `nil` where not all have one of their own.
  func phrases(of nodes: [Int]) -> [String]? {
    var phrases: [String] = []
    for node in nodes {
      // What is only half said would be wrong.
      guard let phrase = phrase(of: node), !phrases.contains(phrase) else { return nil }
      phrases.append(phrase)
    }
    return phrases
  }

  func phrase(of node: Int, depth: Int) -> String? {
    if let phrase = ownWords(of: node) { return phrase }
    let checks = checks(of: node)
    guard depth > 0, (1...4).contains(checks.count) else { return nil }
    if let mapping = mappingPhrase(of: node, depth: depth) { return mapping }
    return joined(checks.map { phrase(of: $0, depth: depth) }, by: " and ")
  }

  private func ownWords(of node: Int) -> String? {
    let wording = wording(of: [node])
    return wording.phrase ?? descriptions[node].title.map { "of the form \"\($0.cut)\"" }
  }

  private func phrase(of check: SchemaCheck, depth: Int) -> String? {
    switch check {
    case .reference(let node): phrase(of: node, depth: depth - 1)
    case .anyOf(let nodes), .oneOf(let nodes): phrase(ofAll: pools.schemas[nodes], " or ", depth)
    case .allOf(let nodes): phrase(ofAll: pools.schemas[nodes], " and ", depth)
    default: check.phrase(pools)
    }
  }

  private func phrase(ofAll nodes: [Int], _ conjunction: String, _ depth: Int) -> String? {
    guard nodes.count <= 4 else { return nil }
    return joined(nodes.map { phrase(of: $0, depth: depth - 1) }, by: conjunction)
  }

  /// All of some phrases, if each of them can be said.
  private func joined(_ phrases: [String?], by conjunction: String) -> String? {
    let said = phrases.compactMap(\.self)
    return said.count == phrases.count ? said.joined(separator: conjunction) : nil
  }
}

extension SchemaCheck {
  /// What a check of a value as a whole asks.
  fileprivate func phrase(_ pools: SchemaPools) -> String? {
    switch self {
    case .type(let types): types.phrase
    case .constant(let index), .enumeration(let index):
      (1...5).contains(pools.values[index].values.count)
        ? pools.values[index].values.map(\.shown).listed(last: " or ") : nil
    case .multipleOf(let divisor): "a multiple of \(pools.numbers[divisor].literal.cut)"
    case .minimum(let bound): "at least \(pools.numbers[bound].literal.cut)"
    case .maximum(let bound): "at most \(pools.numbers[bound].literal.cut)"
    case .exclusiveMinimum(let bound): "more than \(pools.numbers[bound].literal.cut)"
    case .exclusiveMaximum(let bound): "less than \(pools.numbers[bound].literal.cut)"
    case .pattern(let pattern): "text that matches the pattern \(pools.patterns[pattern].pattern.cut)"
    case .format(let format): format.phrase
    case .minLength(let least): "text of \(SizeBounds(least: least).counted("character", "characters"))"
    case .maxLength(let most): "text of \(SizeBounds(most: most).counted("character", "characters"))"
    case .minItems(let least): "a list of \(SizeBounds(least: least).counted("entry", "entries"))"
    case .maxItems(let most): "a list of \(SizeBounds(most: most).counted("entry", "entries"))"
    case .minProperties(let least): "a mapping of \(SizeBounds(least: least).counted("field", "fields"))"
    case .maxProperties(let most): "a mapping of \(SizeBounds(most: most).counted("field", "fields"))"
    default: nil
    }
  }
}
