internal import CatalogueSources
package import StrictJSON

/// Words in which texts of a catalogue are marked, so that every printer can escape them in its own way:
/// `"\(entry) is gone"`.
package struct Phrase: Sendable, ExpressibleByStringInterpolation {
  enum Part: Sendable {
    /// Words of this program.
    case words(String)
    /// A name from a catalogue, or a sentence that contains texts of one.
    case prose(String)
    /// An id, a field or a value, to be shown literally.
    case code(String)
    /// A value that is a text, to be shown in quotes.
    case quoted(String)
  }

  private(set) var parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }

  package init(stringLiteral words: String) { parts = [.words(words)] }

  package init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Several phrases with words between them.
  init(_ phrases: [Phrase], separator: String) {
    parts = phrases.enumerated().flatMap { index, phrase in
      (index == 0 ? [] : [.words(separator)]) + phrase.parts
    }
  }

  static func + (left: Phrase, right: Phrase) -> Phrase { Phrase(left.parts + right.parts) }

  /// The phrase without any format.
  package var plainText: String {
    parts.map { part in
      switch part {
      case .words(let text), .prose(let text), .code(let text): text
      case .quoted(let text): "\"\(text)\""
      }
    }.joined()
  }
}

extension Phrase {
  /// What a phrase can contain.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate(set) var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ words: String) { parts.append(.words(words)) }

    package mutating func appendInterpolation(_ phrase: Phrase) { parts += phrase.parts }

    package mutating func appendInterpolation(_ number: Int) { parts.append(.words(String(number))) }

    /// Words of this program.
    package mutating func appendInterpolation(words: String) { parts.append(.words(words)) }

    package mutating func appendInterpolation(code text: String) { parts.append(.code(text)) }

    /// A sentence that contains texts of a catalogue.
    package mutating func appendInterpolation(prose text: String) { parts.append(.prose(text)) }

    /// `Coop (coop)`, or `lesson Praise (praise)` where catalogues have several collections.
    package mutating func appendInterpolation(_ entry: CatalogueEntry) {
      if let collection = entry.collection { parts.append(.words(collection.word + " ")) }
      parts += [.prose(entry.name), .words(" ("), .code(entry.id), .words(")")]
    }

    /// A value: a list by its elements, an object as its JSON, and `none` for `null` and for an empty list.
    package mutating func appendInterpolation(_ value: LocatedValue, none: String = "none") {
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
