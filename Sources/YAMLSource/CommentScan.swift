internal import Diagnostics

/// Finds the comments of a file that was read. They are between its scalars, where otherwise only YAML's indicators can
/// be: anything else is an error, so that no comment is overlooked.
struct CommentScan {
  private(set) var comments: [Comment] = []
  /// The offsets of the dashes that begin list items, and perhaps of those that begin the document.
  private(set) var dashes: [Int] = []

  private let bytes: [UInt8]
  private var offset: Int
  private var lineStart: Int
  /// The end of the last token on this line.
  private var lastToken: Int?
  private var isAfterBlankLine = false
  private var isAfterLoneComment = false

  /// - Parameter scalars: the ranges of the keys and the scalars, in the order of the text.
  init(_ source: SourceText, scalars: [Range<Int>]) throws(YAMLProblem) {
    bytes = source.bytes
    offset = source.start
    lineStart = offset
    for scalar in scalars {
      try scan(to: scalar.lowerBound)
      skip(scalar)
    }
    try scan(to: bytes.count)
  }

  private mutating func scan(to end: Int) throws(YAMLProblem) {
    while offset < end {
      switch bytes[offset] {
      case 0x20, 0x0D: offset += 1
      case 0x0A:
        offset += 1
        endLine()
        lineStart = offset
      case UInt8(ascii: "#"): comment(before: end)
      case UInt8(ascii: "-"):
        dashes.append(offset)
        skipIndicator()
      case UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "."):
        skipIndicator()
      default: throw YAMLProblem("unexpected character", at: offset..<offset + 1)
      }
    }
  }

  private mutating func skipIndicator() {
    offset += 1
    lastToken = offset
  }

  /// A block scalar's first line may end in a comment; everything else in a scalar is text.
  private mutating func skip(_ scalar: Range<Int>) {
    guard !scalar.isEmpty else { return }
    if [UInt8(ascii: "|"), UInt8(ascii: ">")].contains(bytes[scalar.lowerBound]) {
      let header = bytes[scalar].firstIndex(of: 0x0A) ?? scalar.upperBound
      lastToken = scalar.lowerBound + 1
      if let sign = bytes[scalar.lowerBound..<header].firstIndex(of: UInt8(ascii: "#")) {
        offset = sign
        comment(before: header)
      }
    }
    if let end = bytes[scalar].lastIndex(of: 0x0A) { lineStart = end + 1 }
    offset = scalar.upperBound
    lastToken = offset
    isAfterBlankLine = false
    isAfterLoneComment = false
  }

  private mutating func comment(before end: Int) {
    let start = offset
    offset = bytes[start..<end].firstIndex(of: 0x0A) ?? end
    let last = bytes[start..<offset].lastIndex { $0 != 0x20 && $0 != 0x0D } ?? start
    comments.append(
      Comment(
        text: String(decoding: bytes[start...last], as: UTF8.self), offset: start, column: start - lineStart,
        lastToken: lastToken, followsBlankLine: lastToken == nil && isAfterBlankLine))
  }

  private mutating func endLine() {
    let hasComment = comments.last.map { $0.offset >= lineStart } ?? false
    let isBlank = lastToken == nil && !hasComment
    if isBlank, isAfterLoneComment, !comments.isEmpty {
      comments[comments.count - 1].precedesBlankLine = true
    }
    isAfterBlankLine = isBlank
    isAfterLoneComment = lastToken == nil && hasComment
    lastToken = nil
  }
}

/// One comment of a file.
struct Comment {
  /// From its `#` on, without spaces at its end.
  let text: String
  /// Its byte offset.
  let offset: Int
  /// How many characters are before it on its line.
  let column: Int
  /// The end of the last token before it on its line; `nil` where there is none.
  let lastToken: Int?
  /// Whether the line before is blank.
  let followsBlankLine: Bool
  /// Whether the line after is blank.
  var precedesBlankLine = false

  /// The comment as lines, with the blank lines around it.
  var lines: [String] { (followsBlankLine ? [""] : []) + [text] + (precedesBlankLine ? [""] : []) }
}
