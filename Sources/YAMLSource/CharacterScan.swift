internal import Diagnostics
internal import StrictJSON

/// Checks a file's characters before libyaml reads them: what is invisible in an editor, or is read differently by
/// different tools, is an error.
struct CharacterScan {
  /// The problems in the order of the text, at most `limit` of them.
  private(set) var problems: [YAMLProblem] = []
  /// Whether libyaml may read the file: all bytes are UTF-8, all of them were checked, and there is no directive.
  private(set) var isReadable = true
  private(set) var offsets: CharacterOffsets

  private let limit: Int
  private var endOfLastTab: Int?

  init(_ source: SourceText, limit: Int) {
    self.limit = limit
    let (bytes, start) = (source.bytes, source.start)
    offsets = CharacterOffsets(start: start, end: bytes.count)
    guard !WideEncoding.isLikely(bytes) else {
      isReadable = false
      problems = [YAMLProblem("this is UTF-16 or UTF-32", at: 0..<2, fix: "save the file as UTF-8")]
      return
    }
    let contents = TextContents(of: bytes[start...])
    guard !contents.contains(.unusual) || !Self.isBinary(bytes) else {
      isReadable = false
      problems = [
        YAMLProblem(
          "this is no text, but what another program saves, such as a document or a picture", at: 0..<1,
          fix: "save it as plain text in UTF-8, from an editor of texts")
      ]
      return
    }
    if contents.contains(.unusual) { scan(bytes, from: start) }
    // What stands beside bytes that mean something else may belong to them.
    if !isReadable { problems = problems.map(\.withoutReplacement) }
    if contents.contains(.percent) { checkDirectives(bytes, from: start) }
    if contents.contains(.less) { checkConflict(bytes, from: start) }
  }

  /// Whether it is no text: U+0000 is in no text, but for one that somebody damaged.
  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    let nulls = bytes.count { $0 == 0 }
    return nulls > mostNulls || nulls > 0 && String(validating: bytes, as: UTF8.self) == nil
  }

  private static let mostNulls = 3

  /// Looks at the characters that aren't plain ones, most often few.
  private mutating func scan(_ bytes: [UInt8], from start: Int) {
    var offset = start
    while problems.count < limit {
      guard let next = bytes[offset...].firstIndex(where: { TextContents(ofByte: $0).contains(.unusual) })
      else { return }
      var parser = UTF8.ForwardParser()
      var iterator = bytes[next...].makeIterator()
      offset = next
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        offset += encoded.count
        check(UTF8.decode(encoded), at: next..<offset, in: bytes)
        offsets.add(next..<offset)
      case .error(let length):
        isReadable = false
        offset += length
        problems.append(YAMLProblem("this isn't UTF-8", at: next..<offset, fix: "save the file as UTF-8"))
      case .emptyInput: return
      }
    }
    isReadable = false
  }

  /// `%YAML` and `%TAG` change what the rest of the file means, and libyaml takes quadratic time over many.
  private mutating func checkDirectives(_ bytes: [UInt8], from start: Int) {
    checkLines(bytes, from: start, beginning: "%") { offset in
      ("a line that begins with %", offset..<offset + 1, "delete it; put text in quotes")
    }
  }

  /// The conflict markers of git.
  private mutating func checkConflict(_ bytes: [UInt8], from start: Int) {
    checkLines(bytes, from: start, beginning: "<<<<<<< ") { offset in
      ("a merge conflict", offset..<offset + 7, "keep one of its versions, and delete git's lines")
    }
  }

  /// Reports all lines with that beginning, which make the file unreadable.
  private mutating func checkLines(
    _ bytes: [UInt8], from start: Int, beginning: String,
    _ problem: (Int) -> (found: String, span: Range<Int>, fix: String)
  ) {
    let beginning = Array(beginning.utf8)
    var next = start
    while problems.count < limit, let offset = bytes[next...].firstIndex(of: beginning[0]) {
      next = offset + 1
      guard offset == start || bytes[offset - 1] == 0x0A, bytes[offset...].starts(with: beginning) else {
        continue
      }
      isReadable = false
      let (found, span, fix) = problem(offset)
      report(found, span, fix: fix)
    }
  }

  private mutating func check(_ scalar: Unicode.Scalar, at span: Range<Int>, in bytes: [UInt8]) {
    switch scalar {
    case " "..."~", "\n": break
    case "\r":
      guard span.upperBound == bytes.count || bytes[span.upperBound] != 0x0A else { return }
      report("a carriage return without a line feed", span, fix: "end lines with LF or CRLF")
    case "\t":
      defer { endOfLastTab = span.upperBound }
      // A run of tabs is one mistake.
      if endOfLastTab != span.lowerBound {
        if let field = bytes.field(withColonBefore: span.lowerBound) {
          return report("a tab after \"\(field.name):\"; YAML takes a space", span, fix: field.fix)
        }
        let start = bytes[..<span.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        guard
          bytes[start..<span.lowerBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "-") })
        else {
          return report("a tab", span, fix: "type a space in its place, or \\t in a text in double quotes")
        }
        let field = bytes.field(after: span.upperBound).map { " before \"\($0)\"" } ?? ""
        report("a tab\(field); YAML is indented with spaces", span, fix: "use two spaces a level")
      }
    default:
      guard let name = scalar.invisibleKind else { return }
      // A word would run into the next one.
      let isSpace = scalar.properties.isWhitespace
      report(
        "\(name) \(scalar.codePoint)", span, fix: isSpace ? "type a space in its place" : "delete it",
        replacement: isSpace ? " " : "")
    }
  }

  private mutating func report(
    _ found: String, _ span: Range<Int>, fix: String, replacement: String? = nil
  ) {
    problems.append(YAMLProblem("found \(found)", at: span, fix: fix, replacement: replacement))
  }
}

/// What of those things that a closer look is for a text has: most texts have none, which one pass tells.
private struct TextContents: OptionSet {
  let rawValue: UInt8

  /// What is neither printable ASCII nor a line feed.
  static let unusual = Self(rawValue: 1)
  /// What a directive begins with.
  static let percent = Self(rawValue: 2)
  /// What a conflict marker begins with.
  static let less = Self(rawValue: 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What some bytes have: without a branch, so that the compiler takes many of them at once.
  init(of bytes: ArraySlice<UInt8>) {
    rawValue = bytes.reduce(0) { $0 | TextContents(ofByte: $1).rawValue }
  }

  /// What a byte is.
  init(ofByte byte: UInt8) {
    let isUnusual = (byte &- 0x20 > 0x5E) && byte != 0x0A
    rawValue =
      (isUnusual ? 1 : 0) | (byte == UInt8(ascii: "%") ? 2 : 0) | (byte == UInt8(ascii: "<") ? 4 : 0)
  }
}

extension [UInt8] {
  /// The name of the next field on the line, if it begins within the next bytes.
  fileprivate func field(after offset: Int) -> String? {
    let text = self[offset...].prefix(80).drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "-") }
    let name = text.prefix(while: \.isASCIILetter)
    return !name.isEmpty && text[name.endIndex...].first == UInt8(ascii: ":")
      ? String(decoding: name, as: UTF8.self) : nil
  }
}

/// Converts the positions of libyaml, which count characters, to UTF-8 byte offsets.
struct CharacterOffsets {
  /// The offset of the first character, after a byte order mark.
  let start: Int
  private let end: Int
  /// The numbers of the characters that have several bytes, each with how many bytes it and those before it have beyond one.
  private var wide: [(character: Int, surplus: Int)] = []

  /// Offsets of a text whose characters are one byte each.
  init(start: Int, end: Int) {
    (self.start, self.end) = (start, end)
  }

  /// Adds the next character that may have several bytes.
  mutating func add(_ span: Range<Int>) {
    guard span.count > 1 else { return }
    let surplus = wide.last?.surplus ?? 0
    wide.append((span.lowerBound - start - surplus, surplus + span.count - 1))
  }

  /// The byte offset of the character with that number; the end for any greater number.
  func offset(ofCharacter index: Int) -> Int {
    min(start + index + surplus(before: index), end)
  }

  private func surplus(before index: Int) -> Int {
    var (low, high) = (0, wide.count)
    while low < high {
      let middle = (low + high) / 2
      if wide[middle].character < index { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : wide[low - 1].surplus
  }
}

extension Unicode.Scalar {
  /// Whether the character is invisible in an editor, or white space other than a space.
  var isInvisible: Bool { ["\t", "\n", "\r"].contains(self) || invisibleKind != nil }

  /// The kind of a character that is invisible in an editor and isn't white space; `nil` for any other.
  var invisibleKind: String? {
    switch self {
    case "\t", "\n", "\r": return nil
    case "\u{200E}", "\u{200F}", "\u{061C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      return "the bidirectional control character"
    case "\u{200D}", "\u{200C}": return nil  // They join letters and emoji.
    case "\u{A0}"..."\u{AC}", "\u{AE}"..."\u{2FF}": return nil  // Latin letters and what stands among them.
    default: break
    }
    switch properties.generalCategory {
    case .control: return "the control character"
    case .format where isPrependedMark: return nil
    case .format, .lineSeparator, .paragraphSeparator: return "the invisible character"
    case .unassigned: return properties.isNoncharacterCodePoint ? "the non-character" : nil
    default: return nil
    }
  }
}
