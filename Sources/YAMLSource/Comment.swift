/// One comment of a file.
struct Comment {
  /// From its `#` on, without spaces at its end.
  let text: String
  /// Where it begins, as a byte offset.
  let offset: Int
  /// How many characters are before it on its line.
  let column: Int
  /// Where what stands before it on its line ends; `nil` where it has the line for itself.
  let lastToken: Int?
  /// Whether the line before is blank.
  let followsBlankLine: Bool
  /// Whether the line after is blank.
  var precedesBlankLine = false

  /// The comment as lines, with the blank ones beside it.
  var lines: [String] { (followsBlankLine ? [""] : []) + [text] + (precedesBlankLine ? [""] : []) }
}
