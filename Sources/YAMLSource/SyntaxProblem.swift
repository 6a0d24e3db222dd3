/// Turns what libyaml says of a text that isn't YAML into what a person can act on.
enum SyntaxProblem {
  /// The problem of a failure, with its places as byte offsets.
  static func make(_ failure: EventStream.Failure, offsets: CharacterOffsets) -> YAMLProblem {
    let offset = offsets.offset(ofCharacter: failure.character)
    guard let context = failure.context else { return problem(failure.message, at: offset) }
    let begin = offsets.offset(ofCharacter: context.character)
    // The end of the file tells nothing about a quote that is never closed.
    if failure.message == "found unexpected end of stream", begin < offset {
      return YAMLProblem(
        "this isn't YAML: what begins here isn't closed before the end of the file", at: begin..<begin + 1,
        fix: "close the quote or the bracket")
    }
    return problem("\(failure.message) \(context.message)", at: offset)
  }

  private static func problem(_ message: String, at offset: Int) -> YAMLProblem {
    let fix = fixes.first { message.hasPrefix($0.message) }?.fix
    return YAMLProblem("this isn't YAML: \(message)", at: offset..<offset, fix: fix)
  }

  /// What people mostly did who get to read one of libyaml's messages.
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
  ]
}
