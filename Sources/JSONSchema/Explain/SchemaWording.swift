internal import StrictJSON

/// The words of schemas about a value: `description`, `title` and `examples`.
struct SchemaWording {
  /// A description of valid values that can follow "must be".
  var phrase: String?
  /// What the value is about, where there is no such phrase.
  var note: String?
  /// A valid value that fits on a line.
  var example: LocatedValue?

  /// The note after the value in a sentence.
  var noteSuffix: String { (phrase ?? note).map { " (\($0))" } ?? "" }
  /// The example at the end of a sentence.
  var exampleSuffix: String { example.map { ", for example \($0.shown)" } ?? "" }
  /// The example as a fix.
  var exampleFix: String? { example.map { "\(SchemaFailure.exampleLead) \($0.shown)" } }
}

extension SchemaProgram {
  /// The words of the innermost of some schemas for one value that has them.
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
  /// Whether a description can follow "must be", and isn't a sentence.
  fileprivate var isPhrase: Bool {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return false }
    return !first.properties.isUppercase && last != "."
  }
}
