internal import StrictJSON

extension Phrase {
  /// What may stand in a phrase.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate(set) var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ words: String) { parts.append(.words(words)) }

    mutating func appendInterpolation(_ phrase: Phrase) { parts += phrase.parts }

    mutating func appendInterpolation(_ number: Int) { parts.append(.words(String(number))) }

    /// Words that are written in this program.
    mutating func appendInterpolation(words: String) { parts.append(.words(words)) }

    mutating func appendInterpolation(code text: String) { parts.append(.code(text)) }

    /// `Coop (coop)`
    mutating func appendInterpolation(_ entry: CatalogueEntry) {
      parts += [.name(entry.name), .words(" ("), .code(entry.id), .words(")")]
    }

    /// A value as its JSON, but `none` for `null` and for an empty list.
    mutating func appendInterpolation(_ value: LocatedValue, none: String = "none") {
      let isNothing = value.isNull || value.array?.isEmpty ?? false
      parts.append(isNothing ? .words(none) : .code(value.compactText.text))
    }
  }
}
