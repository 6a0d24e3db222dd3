internal import StrictJSON

/// What schemas say about a value in words: `description`, `title` and `examples`.
struct SchemaWording {
  /// What a valid value is, as a phrase that follows "must be".
  var phrase: String?
  /// What the value is about, where no such phrase is given.
  var note: String?
  /// A valid value that fits on a line.
  var example: LocatedValue?

  /// What the value is about, as it follows the value in a sentence.
  var spokenNote: String { (phrase ?? note).map { " (\($0))" } ?? "" }
  /// The example, as it ends a sentence.
  var spokenExample: String { example.map { ", for example \($0.shown)" } ?? "" }
  /// The example as an advice of its own.
  var spokenExampleAlone: String? { example.map { "write it as in \($0.shown)" } }
}

extension SchemaProgram {
  /// The words of the innermost of some schemas for one value that has any.
  func wording(of indices: [Int]) -> SchemaWording {
    var wording = SchemaWording()
    for node in indices.reversed().map({ descriptions[$0] }) {
      if wording.phrase == nil, wording.note == nil, let description = node.description {
        if description.isPhrase { wording.phrase = description } else { wording.note = description }
      }
      wording.note = wording.note ?? node.title
      wording.example = wording.example ?? node.examples.first { !$0.isContainer }
    }
    return wording
  }
}

extension String {
  /// Whether a description is written to follow "must be", and isn't a sentence of its own.
  fileprivate var isPhrase: Bool {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return false }
    return !first.properties.isUppercase && last != "."
  }
}
