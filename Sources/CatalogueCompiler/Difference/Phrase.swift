/// Words for a person, in which what comes out of a catalogue is marked, so that every printer can make it harmless
/// in its own way: `"\(entry) is gone"`.
struct Phrase: Sendable, ExpressibleByStringInterpolation {
  enum Part: Sendable {
    /// Written here.
    case words(String)
    /// A name from a catalogue.
    case name(String)
    /// An id or a value from a catalogue, to be shown as it is.
    case code(String)
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

  /// The phrase as one text.
  /// - Parameters:
  ///   - name: how a name is shown.
  ///   - code: how a value is shown.
  func text(name: (String) -> String, code: (String) -> String) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .name(let text): name(text)
      case .code(let text): code(text)
      }
    }.joined()
  }
}
