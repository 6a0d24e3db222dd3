internal import Diagnostics
internal import StrictJSON

/// What people type who don't know YAML, in a file that libyaml can't read: its own message is about what follows.
struct LineMistake {
  let text: [UInt8]
  /// The lines as far as the one at which libyaml failed.
  let lines: [WrittenLine]
  /// Where libyaml failed.
  private let offset: Int
  /// The line of that error, or of the key that libyaml was reading then.
  let index: Int
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
  private static let noHyphen = "did not find expected '-'"
  private static let noDocument = "did not find expected <document start>"

  /// The mistake; `nil` where it is none of these.
  var problem: YAMLProblem? {
    if let quote = lines.lazy.compactMap(openQuote).first { return quote }
    guard lines.indices.contains(index), lines[index].isShort else { return nil }
    if let mistake = lines[index].codeFence ?? otherBullet { return mistake }
    if message.hasPrefix(Self.noColon) { return missingHyphen ?? lines[index].missingColon ?? loneName }
    // What the file begins with may go on in the next line, or be all that YAML takes it for.
    let first = index > 0 && lines[index - 1].isShort ? lines[index - 1].missingColon : nil
    if message.hasPrefix(Self.colonInValue) {
      return strayEntry ?? lines[index].surplusColon ?? first ?? indented
    }
    if message.hasPrefix(Self.noDocument) { return first ?? indentedStart }
    // A comment ends the value of the field before it, and what follows is no part of that.
    if message.hasPrefix(Self.noKey), let mistake = strayEntry ?? surplusMark ?? indented { return mistake }
    if message.hasPrefix(Self.noHyphen), let mistake = surplusMark ?? strayField { return mistake }
    if Self.signs.contains(where: message.hasPrefix), let sign = lines[index].leadingSign { return sign }
    return asterisks
  }

  /// What libyaml says of a text that begins with a sign that means something to it.
  private static let signs = [
    "found character that cannot start any token", "did not find expected alphabetic or numeric character",
    "did not find expected comment or line break", "block sequence entries are not allowed",
    "mapping keys are not allowed",
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
    return line.openQuote
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
      "\"']}".utf8.contains(text[offset - 1])
    else { return nil }
    let mark = text[offset] == UInt8(ascii: ",") ? "comma" : "semicolon"
    let field = lines[index].key.map { " of \"\($0.truncated)\"" } ?? ""
    return YAMLProblem(
      "this isn't YAML: there is a \(mark) after the value\(field)", at: offset..<offset + 1,
      fix: "delete it", replacement: "")
  }

  /// A text in bold, as in a chat. (One asterisk before it begins an alias, which the reader reports.)
  private var asterisks: YAMLProblem? {
    let value = lines[index].value
    return text.textInAsterisks(at: value.startIndex).map { found in
      YAMLProblem(asterisks: found, at: value.startIndex..<value.endIndex)
    }
  }

  /// The line before that is no comment.
  var before: WrittenLine? { lines[..<index].last { !$0.isEmpty } }

  /// A field that doesn't begin where the one before it does.
  private var indented: YAMLProblem? {
    let line = lines[index]
    guard let before, let key = line.key, before.key != nil, before.hasValue,
      line.indentation > before.column
    else { return nil }
    let surplus = line.indentation - before.column
    let isRecord = surplus == 2 && line.isField && isFirstBelowName(before)
    let other = isRecord ? ", or - \(before.shown) in the line before" : ""
    return YAMLProblem(
      "this isn't YAML: \"\(key.truncated)\" begins \(WrittenLine.spaces(surplus)) too far to the right",
      at: line.start..<line.start + line.indentation,
      fix: "write \(line.shown) in the column of the field before it\(other)")
  }

  /// Whether a line is the first below the name of a list or a record: the hyphen of a record may be missing there.
  private func isFirstBelowName(_ line: WrittenLine) -> Bool {
    guard !line.isEntry, let name = lines.last(where: { $0.start < line.start && !$0.isEmpty }) else {
      return false
    }
    return name.key != nil && !name.hasValue && name.indentation < line.indentation
  }

  /// A file whose first line is indented, and a later one isn't.
  private var indentedStart: YAMLProblem? {
    guard let first = lines[..<index].first(where: { !$0.isEmpty }), let key = first.key, first.isShort,
      first.indentation > lines[index].indentation
    else { return nil }
    let surplus = first.indentation - lines[index].indentation
    return YAMLProblem(
      "this isn't YAML: \"\(key.truncated)\" begins \(WrittenLine.spaces(surplus)) too far to the right",
      at: first.start..<first.start + first.indentation,
      fix: "begin it in the column of \"\(lines[index].key?.truncated ?? "what follows")\"")
  }

  /// A name without a colon and without a value on its line.
  private var loneName: YAMLProblem? {
    guard let name = lines[index].loneName else { return nil }
    return YAMLProblem(
      "this isn't YAML: there is no colon after \"\(name.text.truncated)\"", at: name.span,
      fix: "write \(name.text.truncated): before its value, or delete the line")
  }
}

extension [UInt8] {
  /// The quote of a text that has taken in the field after it, because another quote closes it by chance.
  /// - Parameter span: the text, quotes included.
  func quoteClosedByChance(of span: Range<Int>) -> YAMLProblem? {
    guard let end = self[span].firstIndex(of: 0x0A), let first = self[span].first,
      "\"'".utf8.contains(first), let line = line(of: span.lowerBound), let other = self.line(of: end + 1)
    else { return nil }
    // The lines of a text of several begin further to the right.
    let column = line.key == nil ? line.indentation : line.column
    guard line.isFieldOrEntry, other.key != nil, other.indentation <= column, line.isShort,
      line.value.startIndex == span.lowerBound
    else { return nil }
    return line.openQuote
  }

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

  func line(of offset: Int) -> WrittenLine? {
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
