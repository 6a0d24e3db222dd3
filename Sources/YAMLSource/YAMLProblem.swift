/// A problem in a YAML file.
public struct YAMLProblem: Error, Hashable, Sendable {
  /// One sentence about what was found.
  public let message: String
  /// What to do, where the message doesn't say it.
  public let fix: String?
  /// The range, as UTF-8 byte offsets.
  public let span: Range<Int>
  /// A second range that belongs to it, such as the first of two equal keys.
  public let related: Range<Int>?
  /// What to write instead of `span`, where that fixes the problem: nothing for an invisible character, and a quoted
  /// text for an ambiguous number, which is right where the field holds text.
  public let replacement: String?
  /// The text that only the problem makes what it is: what else is wrong with that is no second mistake.
  public let text: Range<Int>?

  init(
    _ message: String, at span: Range<Int>, fix: String? = nil, related: Range<Int>? = nil,
    replacement: String? = nil, makes text: Range<Int>? = nil
  ) {
    self.message = message
    self.fix = fix
    self.span = span
    self.related = related
    self.replacement = replacement
    self.text = text
  }

  /// The same, for a person to look at.
  var withoutReplacement: YAMLProblem { YAMLProblem(message, at: span, fix: fix, related: related) }
}

extension YAMLProblem {
  /// An error of libyaml, in words that help a person.
  init(_ failure: EventStream.Failure, in text: [UInt8], offsets: CharacterOffsets) {
    let offset = offsets.offset(ofCharacter: failure.character)
    let start = failure.context.map { offsets.offset(ofCharacter: $0.character) } ?? offset
    let mistake = LineMistake(
      text, from: offsets.start, failedAt: offset, key: start, failure.message)
    if let problem = mistake?.problem {
      self = problem
      return
    }
    // For a quote that is never closed, its beginning says more than the end of the file.
    if failure.message == "found unexpected end of stream", start < offset {
      self.init(
        "this isn't YAML: the quote or bracket that opens here is never closed", at: start..<start + 1,
        fix: "close it")
    } else {
      let message = ([failure.message] + [failure.context?.message].compactMap(\.self)).joined(separator: " ")
      self.init(
        "this isn't YAML: \(message)", at: offset..<offset,
        fix: Self.fixes.first { message.hasPrefix($0.message) }?.fix)
    }
  }

  /// The usual mistake behind each of libyaml's messages.
  private static let fixes: [(message: String, fix: String)] = [
    ("mapping values are not allowed", "put text with \": \" in it in quotes, or check the indentation"),
    ("could not find expected ':'", "write a field as \"name: value\", or check the indentation"),
    (
      "did not find expected key",
      "check the indentation, and put text with quotes in it in quotes of the other kind"
    ),
    ("did not find expected '-'", "check the indentation: the entries of a list begin in the same column"),
    ("found character that cannot start", "put text that begins with @, ` or % in quotes"),
    ("found unknown escape character", "write \\\\ for a backslash in double quotes, or use single quotes"),
    ("did not find expected ',' or", "close the bracket, or put a comma between the entries"),
    ("did not find expected node content", "put one comma between two entries, as in [a, b]"),
  ]
}
