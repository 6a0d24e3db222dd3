internal import StrictJSON

/// Alternatives that all fail for a value, with the failures of each.
struct Alternatives {
  typealias Alternative = (node: Int, leaves: [FailureLeaf])

  private let context: FailureContext
  private let keyword: String
  private let all: [Alternative]

  /// A sentence has room for no more.
  private static let phraseLimit = 5

  init(_ all: [Alternative], of keyword: String, _ context: FailureContext) {
    self.context = context
    self.keyword = keyword
    // An alternative without leaves was evaluated after the limit of problems.
    self.all = all.filter { !$0.leaves.isEmpty }
  }

  /// The failures to report: those of the closest alternative, or of all equally close ones where a sentence can say
  /// it.
  var leaves: [FailureLeaf] {
    let closest = closest
    guard closest.count > 1 else {
      return closest.first?.leaves ?? [
        FailureLeaf(context: context, keyword: keyword, cause: .problem(.noAlternative))
      ]
    }
    let common = commonValues(closest) ?? commonFields(closest) ?? commonForms(closest)
    return common.map { [$0] } ?? closest.min { $0.leaves.count < $1.leaves.count }?.leaves ?? []
  }

  /// The alternatives for the value's type, and of those the ones for the value that distinguishes them.
  private var closest: [Alternative] {
    let distances = all.map { alternative in
      (
        alternative.leaves.contains { $0.kind == .wrongType && isHere($0) } ? 1 : 0,
        alternative.leaves.count { $0.kind == .unknownValue && !isHere($0) }
      )
    }
    guard let least = distances.min(by: <) else { return [] }
    return zip(all, distances).filter { $1 == least }.map(\.0)
  }

  private func isHere(_ leaf: FailureLeaf) -> Bool {
    leaf.context.path == context.path && !leaf.context.isName
  }

  /// The allowed values of the field that distinguishes the alternatives.
  private func commonValues(_ alternatives: [Alternative]) -> FailureLeaf? {
    guard let first = alternatives.first?.leaves.first(where: { $0.wantedValues != nil }) else { return nil }
    var values: [LocatedValue] = []
    for alternative in alternatives {
      let leaf = alternative.leaves.first { $0.wantedValues != nil && $0.context.path == first.context.path }
      guard let wanted = leaf?.wantedValues else { return nil }
      values += wanted.prefix(1000)
    }
    return FailureLeaf(context: first.context, keyword: first.keyword, cause: .noneOf(values))
  }

  /// The one missing field of each alternative.
  private func commonFields(_ alternatives: [Alternative]) -> FailureLeaf? {
    var keys: [String] = []
    for alternative in alternatives {
      guard alternative.leaves.count == 1, let leaf = alternative.leaves.first, isHere(leaf),
        case .problem(.missing(let key)) = leaf.cause
      else { return nil }
      if !keys.contains(where: { $0.hasSameBytes(as: key) }) { keys.append(key) }
    }
    guard keys.count > 1 else { return nil }
    return FailureLeaf(context: context, keyword: keyword, cause: .missingOneOf(keys))
  }

  /// The phrases of all alternatives, if they are about the value as a whole.
  private func commonForms(_ alternatives: [Alternative]) -> FailureLeaf? {
    guard alternatives.count <= Self.phraseLimit else { return nil }
    var phrases: [String] = []
    for alternative in alternatives {
      guard alternative.leaves.allSatisfy({ isHere($0) && $0.isAboutWhole }),
        let phrase = phrase(of: alternative)
      else { return nil }
      if !phrases.contains(phrase) { phrases.append(phrase) }
    }
    guard phrases.count > 1 else { return nil }
    let types = alternatives.compactMap { $0.leaves.first?.wantedTypes }
    let union = types.count == alternatives.count ? types.reduce(TypeSet()) { $0.union($1) } : nil
    return FailureLeaf(context: context, keyword: keyword, cause: .otherForm(phrases, types: union))
  }

  /// The phrase of an alternative; for another type of value, the type is enough.
  private func phrase(of alternative: Alternative) -> String? {
    if let phrase = context.program.phrase(of: alternative.node) { return phrase }
    return alternative.leaves.first?.wantedTypes?.phrase
  }
}
