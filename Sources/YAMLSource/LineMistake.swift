internal import Diagnostics
internal import StrictJSON

/// What people type who don't know YAML, in a file that libyaml can't read: its own message is about what follows.
struct LineMistake {
  private let text: [UInt8]
  /// The lines as far as the one at which libyaml failed.
  private let lines: [WrittenLine]
  /// Where libyaml failed.
  private let offset: Int
  /// The line of that error, or of the key that libyaml was reading then.
  private let index: Int
  private let message: String

  /// People write no longer files.
  private static let longestText = 64 << 10

  /// - Parameters:
  ///   - start: where the text begins, behind a byte order mark.
  ///   - offset: where libyaml failed.
  ///   - key: where the key begins that it was reading.
  ///   - message: what it says.
  init?(_ text: [UInt8], from start: Int, failedAt offset: Int, key: Int, _ message: String) {
    guard offset <= Self.longestText, offset >= start else { return nil }
    (self.text, self.message, self.offset) = (text, message, offset)
    let end = text[min(offset, text.count)...].firstIndex(of: 0x0A) ?? text.count
    lines = text[start..<end].split(separator: 0x0A, omittingEmptySubsequences: false).map(WrittenLine.init)
    let place = message.hasPrefix(Self.noColon) ? key : offset
    index = lines.lastIndex { $0.start <= place } ?? 0
  }

  private static let noColon = "could not find expected ':'"
  private static let colonInValue = "mapping values are not allowed"
  private static let noKey = "did not find expected key"
  private static let noDocument = "did not find expected <document start>"

  /// The mistake; `nil` where it is none of these.
  var problem: YAMLProblem? {
    if let quote = lines.lazy.compactMap(openQuote).first { return quote }
    guard lines.indices.contains(index), lines[index].isShort else { return nil }
    if message.hasPrefix(Self.noColon) { return lines[index].missingColon }
    // What the file begins with may go on in the next line, or be all that YAML takes it for.
    let first =
      index > 0 && lines[index - 1].key == nil && lines[index - 1].isShort
      ? lines[index - 1].missingColon : nil
    if message.hasPrefix(Self.colonInValue) { return lines[index].surplusColon ?? first ?? indented }
    if message.hasPrefix(Self.noDocument) { return first }
    if message.hasPrefix(Self.noKey), let surplusMark { return surplusMark }
    if Self.signs.contains(where: message.hasPrefix), let sign = lines[index].leadingSign { return sign }
    return asterisks
  }

  /// What libyaml says of a text that begins with a sign that means something to it.
  private static let signs = [
    "found character that cannot start any token", "did not find expected alphabetic or numeric character",
    "did not find expected comment or line break", "block sequence entries are not allowed",
  ]

  /// A quote that another one closes by chance, or none.
  private func openQuote(_ line: WrittenLine) -> YAMLProblem? {
    guard line.isShort, let quote = line.value.first,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      !isClosed(quote, from: line.value.startIndex, before: line.value.endIndex),
      let next = text[line.value.endIndex...].dropFirst().split(separator: 0x0A, maxSplits: 1).first,
      // A text may have several lines, but then they are none of fields or entries.
      WrittenLine(next).isFieldOrEntry
    else { return nil }
    let value = WrittenLine.text(line.value.dropFirst())
    let written = "\(line.head)\(ScalarText.written(value))"
    let whole = "\(line.head)\(ScalarText.quoted("'" + value))"
    return YAMLProblem(
      "this isn't YAML: the quote that opens here is never closed on its line",
      at: line.value.startIndex..<line.value.startIndex + 1,
      fix: quote == UInt8(ascii: "\"") ? "write \(written)" : "write \(written), or \(whole)")
  }

  /// Whether a quote ends on its line (YAML 1.2.2, sections 7.3.1 and 7.3.2).
  private func isClosed(_ quote: UInt8, from start: Int, before end: Int) -> Bool {
    var index = start + 1
    while index < end {
      if text[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 2
      } else if text[index] == quote {
        guard quote == UInt8(ascii: "'"), index + 1 < end, text[index + 1] == quote else { return true }
        index += 2
      } else {
        index += 1
      }
    }
    return false
  }

  /// A comma or a semicolon behind a text in quotes, as in JSON.
  private var surplusMark: YAMLProblem? {
    guard offset > lines[index].value.startIndex, offset < text.count, ",;".utf8.contains(text[offset]),
      "\"'".utf8.contains(text[offset - 1]), let key = lines[index].key
    else { return nil }
    let mark = text[offset] == UInt8(ascii: ",") ? "comma" : "semicolon"
    return YAMLProblem(
      "this isn't YAML: there is a \(mark) after the value of \"\(key.truncated)\"", at: offset..<offset + 1,
      fix: "delete it", replacement: "")
  }

  /// A text in bold, as in a chat. (One asterisk before it begins an alias, which the reader reports.)
  private var asterisks: YAMLProblem? {
    let value = lines[index].value
    return text.textInAsterisks(at: value.startIndex).map { found in
      YAMLProblem(asterisks: found, at: value.startIndex..<value.endIndex)
    }
  }

  /// A field that doesn't begin where the one before it does.
  private var indented: YAMLProblem? {
    let line = lines[index]
    guard let before = lines[..<index].last(where: { !$0.isEmpty }), let key = line.key, before.key != nil,
      !before.value.isEmpty, line.indentation > before.column
    else { return nil }
    let surplus = line.indentation - before.column
    return YAMLProblem(
      "this isn't YAML: \"\(key.truncated)\" begins \(surplus == 1 ? "one space" : "\(surplus) spaces") too far to the right",
      at: line.start..<line.start + line.indentation,
      fix: "write \(line.head)\(line.shownValue) in the column of the field before it")
  }
}

extension [UInt8] {
  /// The field of which a byte is the first behind the colon, as it should be written.
  func field(withColonBefore offset: Int) -> (name: String, fix: String)? {
    line(of: offset).flatMap { line in
      guard let key = line.key, self[offset - 1] == UInt8(ascii: ":"), !line.value.isEmpty
      else { return nil }
      return (key, "write \(line.head)\(line.shownValue)")
    }
  }

  /// The text in asterisks that begins there and is all that there is on its line, as it should be written.
  func textInAsterisks(at offset: Int) -> TextInAsterisks? {
    let asterisk = UInt8(ascii: "*")
    guard let line = line(of: offset), line.value.startIndex == offset, line.value.first == asterisk,
      line.value.last == asterisk
    else { return nil }
    let text = String(decoding: line.value, as: UTF8.self).filter { $0 != "*" }
    let field = line.key ?? list(before: line)
    return TextInAsterisks(field: field, fix: "write \(line.head)\(ScalarText.written(text))")
  }

  private func line(of offset: Int) -> WrittenLine? {
    guard offset > startIndex, offset < endIndex else { return nil }
    let start = self[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? startIndex
    return WrittenLine(self[start...].prefix { $0 != 0x0A })
  }

  /// The name of the list of which a line is an entry.
  private func list(before line: WrittenLine) -> String? {
    let lines = self[..<Swift.max(line.start - 1, 0)].split(separator: 0x0A).suffix(100).map(WrittenLine.init)
    return lines.last { $0.key != nil && $0.value.isEmpty && $0.indentation <= line.indentation }?.key
  }
}

/// A text in asterisks, which YAML takes for an alias.
struct TextInAsterisks {
  /// The field or the list that has it.
  let field: String?
  let fix: String
}

extension YAMLProblem {
  init(asterisks: TextInAsterisks, at span: Range<Int>) {
    let place = asterisks.field.map { " (\($0.truncated))" } ?? ""
    self.init("* means something else in YAML\(place)", at: span, fix: asterisks.fix)
  }
}

/// A line that should be a field (`name: value`) or an entry of a list (`- value`).
private struct WrittenLine {
  let start: Int
  /// How many spaces it begins with.
  let indentation: Int
  /// What stands behind them.
  private let content: ArraySlice<UInt8>

  /// Where the field begins, behind a hyphen too, in bytes from the line's start.
  var column: Int { content.startIndex - start }

  /// Whether it is an entry.
  private let isEntry: Bool
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

  /// Whether it is a field with its colon, or an entry.
  var isFieldOrEntry: Bool { key != nil || isEntry }

  /// Whether it can be shown in a message.
  var isShort: Bool { content.count <= 500 }

  var isEmpty: Bool { content.isEmpty || content.first == UInt8(ascii: "#") }

  /// What stands before the value.
  var head: String { (isEntry ? "- " : "") + (key.map { "\($0): " } ?? "") }

  /// What stands in place of a field's colon, or of the space behind it.
  var missingColon: YAMLProblem? {
    if let note = foreignComment {
      return YAMLProblem(
        "this isn't YAML: a comment begins with \"#\"", at: content.startIndex..<content.startIndex + 2,
        fix: "write # \(Self.text(note))")
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

  /// What a comment of another language says.
  private var foreignComment: ArraySlice<UInt8>? {
    if content.starts(with: "//".utf8) { return content.dropFirst(2) }
    guard content.starts(with: "/*".utf8) else { return nil }
    let note = content.dropFirst(2)
    return note.prefix(upTo: note.firstRange(of: "*/".utf8)?.lowerBound ?? note.endIndex)
  }

  /// A value that begins with a sign, for which it needs quotes.
  var leadingSign: YAMLProblem? {
    guard key != nil || isEntry, let sign = value.first, "@`%&!|>-".utf8.contains(sign) else { return nil }
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
