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
    offsets = CharacterOffsets(start: start)
    guard !WideEncoding.isLikely(bytes) else {
      isReadable = false
      problems = [YAMLProblem("this is UTF-16 or UTF-32", at: 0..<2, fix: "save the file as UTF-8")]
      return
    }
    if !bytes.isPlainText(from: start) { scan(bytes, from: start) }
    checkDirectives(bytes, from: start)
    checkConflict(bytes, from: start)
  }

  private mutating func scan(_ bytes: [UInt8], from start: Int) {
    var starts: [Int] = []
    starts.reserveCapacity(bytes.count + 1)
    var offset = start
    var parser = UTF8.ForwardParser()
    var iterator = bytes[start...].makeIterator()
    while problems.count < limit {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        starts.append(offset)
        check(UTF8.decode(encoded), at: offset..<offset + encoded.count, in: bytes)
        offset += encoded.count
      case .error(let length):
        isReadable = false
        problems.append(
          YAMLProblem("this isn't UTF-8", at: offset..<offset + length, fix: "save the file as UTF-8"))
        offset += length
      case .emptyInput:
        offsets = CharacterOffsets(starts: starts + [offset])
        return
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
        let field = bytes.field(after: span.upperBound).map { " before \"\($0)\"" } ?? ""
        report("a tab\(field); YAML is indented with spaces", span, fix: "use two spaces a level")
      }
    default:
      guard let name = scalar.invisibleKind else { return }
      report("\(name) \(scalar.codePoint)", span, fix: "delete it", replacement: "")
    }
  }

  private mutating func report(
    _ found: String, _ span: Range<Int>, fix: String, replacement: String? = nil
  ) {
    problems.append(YAMLProblem("found \(found)", at: span, fix: fix, replacement: replacement))
  }
}

extension [UInt8] {
  /// Whether all bytes from there on are printable ASCII or line feeds, which need no further check.
  fileprivate func isPlainText(from start: Int) -> Bool {
    self[start...].allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A }
  }

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
  /// The offset of each character and of the end; `nil` where all characters are one byte.
  private let starts: [Int]?
  /// The offset of the first character, after a byte order mark.
  let start: Int

  /// Offsets of a text whose characters are one byte each.
  init(start: Int) {
    self.start = start
    starts = nil
  }

  /// Offsets of a text whose characters begin at `starts`, which ends with the offset of the end.
  init(starts: [Int]) {
    start = starts.first ?? 0
    self.starts = starts
  }

  /// The byte offset of the character with that number; the end for any greater number.
  func offset(ofCharacter index: Int) -> Int {
    guard let starts else { return start + index }
    return index < starts.count ? starts[index] : starts.last ?? start
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
