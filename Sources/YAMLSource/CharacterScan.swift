internal import Diagnostics
internal import StrictJSON

/// Looks through a file's characters before libyaml sees them: what can't be seen in an editor, or is read in
/// different ways by different tools, is an error here with its place.
struct CharacterScan {
  /// What was found, in the order of the text; at most `limit` of them.
  private(set) var problems: [YAMLProblem] = []
  /// Whether libyaml may read on: all bytes are UTF-8, looked at to the last, and none of the lines is for
  /// libyaml itself.
  private(set) var isReadable = true
  /// Turns libyaml's places, which count characters, into byte offsets.
  private(set) var offsets: CharacterOffsets

  private let limit: Int
  private var endOfLastTab: Int?

  init(_ bytes: [UInt8], limit: Int) {
    self.limit = limit
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
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
    var begin = start
    while problems.count < limit, let sign = bytes[begin...].firstIndex(of: UInt8(ascii: "%")) {
      begin = sign + 1
      guard sign == start || bytes[sign - 1] == 0x0A else { continue }
      isReadable = false
      report("a line that begins with %", sign..<begin, fix: "delete it; put text in quotes")
    }
  }

  /// What git leaves in a file that two people changed.
  private mutating func checkConflict(_ bytes: [UInt8], from start: Int) {
    let marker = Array("<<<<<<< ".utf8)
    var begin = start
    while problems.count < limit, let sign = bytes[begin...].firstIndex(of: UInt8(ascii: "<")) {
      begin = sign + 1
      guard sign == start || bytes[sign - 1] == 0x0A, bytes[sign...].starts(with: marker) else { continue }
      isReadable = false
      report("a merge conflict", sign..<sign + 7, fix: "keep one of its versions, and delete git's lines")
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
        let field = bytes.field(after: span.upperBound).map { " before \"\($0)\"" } ?? ""
        report("a tab\(field); YAML is indented with spaces", span, fix: "use two spaces a level")
      }
    default:
      guard let name = scalar.invisibleKind else { return }
      report(
        "\(name) \(scalar.codePoint) can't be seen in an editor", span, fix: "delete it", replacement: "")
    }
  }

  private mutating func report(
    _ found: String, _ span: Range<Int>, fix: String, replacement: String? = nil
  ) {
    problems.append(YAMLProblem("found \(found)", at: span, fix: fix, replacement: replacement))
  }
}

extension [UInt8] {
  /// Whether all bytes from there on are printable ASCII or line feeds: nothing to look at more closely.
  fileprivate func isPlainText(from start: Int) -> Bool {
    self[start...].allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A }
  }

  /// The name of the field that a line goes on with, as far as one begins within the next bytes.
  fileprivate func field(after offset: Int) -> String? {
    let text = self[offset...].prefix(80).drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "-") }
    let name = text.prefix { $0.isFieldLetter }
    return !name.isEmpty && text[name.endIndex...].first == UInt8(ascii: ":")
      ? String(decoding: name, as: UTF8.self) : nil
  }
}

extension UInt8 {
  fileprivate var isFieldLetter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }
}
