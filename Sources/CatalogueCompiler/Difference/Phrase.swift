/// Words for a person, in which what comes out of a catalogue is marked, so that every printer can make it harmless
/// in its own way: `"\(entry) is gone"`.
struct Phrase: Sendable, ExpressibleByStringInterpolation {
  enum Part: Sendable {
    /// Written here.
    case words(String)
    /// A name from a catalogue, or a sentence with parts of one.
    case prose(String)
    /// An id, a field or a value, to be shown letter by letter.
    case code(String)
    /// A text that is a value, whose ends have to show.
    case quoted(String)
  }

  private(set) var parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }

  init(stringLiteral words: String) { parts = [.words(words)] }

  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Several phrases with words between them.
  init(_ phrases: [Phrase], separator: String) {
    parts = phrases.enumerated().flatMap { index, phrase in
      (index == 0 ? [] : [.words(separator)]) + phrase.parts
    }
  }

  static func + (left: Phrase, right: Phrase) -> Phrase { Phrase(left.parts + right.parts) }

  /// The phrase as it is, for those who need no form.
  var plainText: String {
    parts.map { part in
      switch part {
      case .words(let text), .prose(let text), .code(let text): text
      case .quoted(let text): "\"\(text)\""
      }
    }.joined()
  }
}
