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

    /// A sentence with something of a catalogue in it.
    mutating func appendInterpolation(prose text: String) { parts.append(.prose(text)) }

    /// `Coop (coop)`
    mutating func appendInterpolation(_ entry: CatalogueEntry) {
      parts += [.prose(entry.name), .words(" ("), .code(entry.id), .words(")")]
    }

    /// A value: a list by its elements, an object as its JSON, and `none` for `null` and for an empty list.
    mutating func appendInterpolation(_ value: LocatedValue, none: String = "none") {
      switch value.content {
      case .null: parts.append(.words(none))
      case .array(let elements) where elements.isEmpty: parts.append(.words(none))
      case .array(let elements): parts += Phrase(elements.map { "\($0)" }, separator: ", ").parts
      case .string(let text): parts.append(.quoted(text))
      default: parts.append(.code(value.compactText.text))
      }
    }
  }
}
