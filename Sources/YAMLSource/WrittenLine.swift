internal import Diagnostics

/// A line that should be a field (`name: value`) or an entry of a list (`- value`).
struct WrittenLine {
  let start: Int
  /// How many spaces it begins with.
  let indentation: Int
  /// What stands behind them.
  private let content: ArraySlice<UInt8>

  /// Where the field begins, behind a hyphen too, in bytes from the line's start.
  var column: Int { content.startIndex - start }

  /// Whether it is an entry.
  let isEntry: Bool
  /// The field's name; `nil` where it has none with a colon behind it.
  let key: String?
  /// What follows the colon, or the hyphen.
  let value: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) {
    let line = line.last == 0x0D ? line.dropLast() : line
    start = line.startIndex
    let content = line.drop { $0 == 0x20 }
    indentation = line.count - content.count
    isEntry = content.starts(with: "- ".utf8)
    self.content = isEntry ? content.dropFirst(2).drop { $0 == 0x20 } : content
    let name = Self.name(self.content)
    let rest = self.content[name.endIndex...]
    let isField = !name.isEmpty && rest.first == UInt8(ascii: ":")
    key = isField ? Self.text(name) : nil
    value = isField ? rest.dropFirst().drop { $0 == 0x20 || $0 == 0x09 } : self.content
  }

  /// The value as it would be written.
  var shownValue: String { Self.written(Self.text(value)) }

  /// The line as it would be written, behind its indentation.
  var shown: String { Self.text(Array((head + shownValue).utf8)[...]) }

  /// Whether it is a field whose colon ends its name.
  var isField: Bool {
    guard let key else { return false }
    return content.dropFirst(key.utf8.count + 1).first.map { $0 == 0x20 } ?? true
  }

  /// Whether it is a field with its colon, or an entry.
  var isFieldOrEntry: Bool { key != nil || isEntry }

  /// Whether the next line may be an entry of a list.
  var mayPrecedeEntry: Bool { isEntry || key != nil && !hasValue }

  /// Whether anything but a comment stands in place of the value.
  var hasValue: Bool { !value.isEmpty && value.first != UInt8(ascii: "#") }

  /// Whether it can be shown in a message.
  var isShort: Bool { content.count <= 500 }

  var isEmpty: Bool { content.isEmpty || content.first == UInt8(ascii: "#") }

  /// What stands before the value.
  var head: String { (isEntry ? "- " : "") + (key.map { "\($0): " } ?? "") }

  /// What stands in place of a field's colon, or of the space behind it.
  var missingColon: YAMLProblem? {
    if let comment = foreignComment {
      return YAMLProblem("this isn't YAML: \(comment.message)", at: comment.span, fix: comment.fix)
    }
    let name = Self.name(content)
    let rest = content[name.endIndex...]
    guard !name.isEmpty, let next = rest.first else { return nil }
    let span = name.startIndex..<name.endIndex
    let field = Self.text(name)
    if next == UInt8(ascii: ":") {
      guard let first = rest.dropFirst().first, first != 0x20 else { return nil }
      return YAMLProblem(
        "this isn't YAML: there is no space after the colon of \"\(field.truncated)\"", at: span,
        fix: fix(field, rest.dropFirst()))
    }
    guard next == 0x20 || next == UInt8(ascii: "=") else { return nil }
    var value: ArraySlice<UInt8> = rest.drop { $0 == 0x20 }
    value = value.drop { "=:>".utf8.contains($0) }
    value = value.drop { $0 == 0x20 }
    if value.starts(with: "- ".utf8) { value = value.dropFirst(2) }
    guard !value.isEmpty else { return nil }
    return YAMLProblem(
      "this isn't YAML: there is no colon after \"\(field.truncated)\"", at: span, fix: fix(field, value))
  }

  /// What comments of other languages begin with, and end with.
  private static let foreignComments = [("//", ""), ("/*", "*/"), ("<!--", "-->"), ("-- ", "")]

  /// A comment of another language.
  var foreignComment: YAMLProblem? {
    guard let (open, close) = Self.foreignComments.first(where: { content.starts(with: $0.0.utf8) }) else {
      return nil
    }
    let note = content.dropFirst(open.utf8.count)
    let end = close.isEmpty ? nil : note.firstRange(of: close.utf8)?.lowerBound
    return YAMLProblem(
      "a comment begins with \"#\"", at: content.startIndex..<note.startIndex,
      fix: "write # \(Self.text(note.prefix(upTo: end ?? note.endIndex)).truncated)")
  }

  /// The line before or after a piece of code in a chat or in Markdown.
  var codeFence: YAMLProblem? {
    guard content.starts(with: "```".utf8) else { return nil }
    return YAMLProblem(
      "this isn't YAML: ``` stands around code in other texts", at: content.startIndex..<content.endIndex,
      fix: "delete the line")
  }

  /// The signs of lists in other texts, and a hyphen without a space.
  private static let bullets = [
    "\u{2022}", "\u{2013}", "\u{2014}", "\u{B7}", "\u{25AA}", "\u{2023}", "*", "-",
  ]

  /// An entry of a list that begins with one of them.
  var otherBullet: YAMLProblem? {
    bullet.flatMap { Self.withoutHyphen(content[$0.upperBound...], at: $0) }
  }

  /// A field behind one of them.
  var bulletBeforeField: YAMLProblem? {
    guard let bullet, let field = Self.field(behind: content[bullet.upperBound...]) else { return nil }
    return YAMLProblem(
      "this isn't YAML: a field begins with its name", at: bullet, fix: "write \(field)")
  }

  private var bullet: Range<Int>? {
    guard !isEntry, isShort, let bullet = Self.bullets.first(where: { content.starts(with: $0.utf8) }) else {
      return nil
    }
    return content.startIndex..<content.startIndex + bullet.utf8.count
  }

  /// An entry without its hyphen and the space behind it.
  /// - Parameter span: what stands in their place.
  static func withoutHyphen(_ content: ArraySlice<UInt8>, at span: Range<Int>) -> YAMLProblem? {
    let value = text(content)
    guard !value.isEmpty, value.utf8.first != UInt8(ascii: "-") else { return nil }
    return YAMLProblem(
      "this isn't YAML: an entry of a list begins with a hyphen and a space", at: span,
      fix: "write - \(field(behind: content) ?? written(value))")
  }

  /// A field as it would be written; `nil` where it is none.
  private static func field(behind content: ArraySlice<UInt8>) -> String? {
    let line = WrittenLine(content.drop { $0 == 0x20 })
    guard line.isField, !line.isEntry else { return nil }
    return line.shown
  }

  /// A name that is all that stands on the line.
  var loneName: (text: String, span: Range<Int>)? {
    let name = Self.name(content)
    guard !name.isEmpty, Self.text(content).utf8.count == name.count else { return nil }
    return (Self.text(name), name.startIndex..<name.endIndex)
  }

  /// A value of which the quote is never closed on the line.
  var openQuote: YAMLProblem {
    let value = Self.text(self.value.dropFirst())
    let written = "\(head)\(ScalarText.written(value))"
    let whole = "\(head)\(ScalarText.quoted("'" + value))"
    return YAMLProblem(
      "this isn't YAML: the quote that opens here is never closed on its line",
      at: self.value.startIndex..<self.value.startIndex + 1,
      fix: self.value.first == UInt8(ascii: "\"") ? "write \(written)" : "write \(written), or \(whole)")
  }

  /// A value that begins with a sign, for which it needs quotes.
  var leadingSign: YAMLProblem? {
    guard key != nil || isEntry, let sign = value.first, "@`%&!|>-?".utf8.contains(sign) else { return nil }
    let (text, comment) = Self.withoutComment(Self.text(value))
    let written = "\(head)\(ScalarText.quoted(text))\(comment)"
    let isHyphen = sign == UInt8(ascii: "-")
    let lead = isHyphen ? "a hyphen and a space" : String(Character(Unicode.Scalar(sign)))
    return YAMLProblem(
      "this isn't YAML: a text can't begin with \(lead) without quotes",
      at: value.startIndex..<value.startIndex + 1,
      fix: (isHyphen ? "write each entry of a list on a line of its own, or " : "") + "write \(written)")
  }

  /// A value that has a colon in it, for which it needs quotes.
  var surplusColon: YAMLProblem? {
    guard let key, value.contains(UInt8(ascii: ":")), value.first.map(Self.isWordByte) == true else {
      return nil
    }
    return YAMLProblem(
      "this isn't YAML: the value of \"\(key.truncated)\" has a colon in it",
      at: value.startIndex..<value.endIndex, fix: fix(key, value))
  }

  private func fix(_ field: String, _ value: ArraySlice<UInt8>) -> String {
    "write \(isEntry ? "- " : "")\(field): \(Self.written(Self.text(value)))"
  }

  /// A value as it is written, in quotes where YAML would read it otherwise; a comment behind it stays one.
  private static func written(_ value: String) -> String {
    guard let first = value.utf8.first else { return value }
    if first == UInt8(ascii: "#") { return ScalarText.written(value) }
    guard isWordByte(first) else { return value }
    let (text, comment) = withoutComment(value)
    let isAmbiguous = text.contains(": ") || text.hasSuffix(":")
    return (isAmbiguous ? ScalarText.written(text) : text) + comment
  }

  /// A value without the comment behind it, and that comment.
  private static func withoutComment(_ value: String) -> (text: String, comment: Substring) {
    let comment = value.firstRange(of: " #").map { value[$0.lowerBound...] } ?? ""
    return (text(Array(value.utf8.dropLast(comment.utf8.count))[...]), comment)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  /// The name that a text may begin with.
  private static func name(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = text.first, (0x61...0x7A).contains(first | 0x20) else { return text.prefix(0) }
    return text.prefix {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x5F || $0 == 0x2D
    }
  }

  /// Bytes as a text, without the spaces round it.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.drop { $0 == 0x20 }
    while bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
