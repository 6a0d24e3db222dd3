internal import Diagnostics

/// Finds the comments of a file that was read: they are between its scalars, where nothing else can be but the signs
/// of YAML. Whatever isn't known there ends the scan, so that no comment can be overlooked.
struct CommentScan {
  private(set) var comments: [Comment] = []
  /// Where the dashes stand that begin the items of lists, and perhaps those of a document's start.
  private(set) var dashes: [Int] = []

  private let bytes: [UInt8]
  private var offset: Int
  private var lineStart: Int
  /// Where the last thing on this line ends that isn't a space.
  private var lastToken: Int?
  private var isAfterBlankLine = false
  private var isAfterLoneComment = false

  /// - Parameter scalars: where the keys and the scalars are, in the order of the text.
  init(_ source: SourceText, scalars: [Range<Int>]) throws(YAMLProblem) {
    bytes = source.bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStart = offset
    for scalar in scalars {
      try scan(to: scalar.lowerBound)
      pass(scalar)
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
        passSign()
      case UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "."):
        passSign()
      default: throw YAMLProblem("this isn't what was expected here", at: offset..<offset + 1)
      }
    }
  }

  private mutating func passSign() {
    offset += 1
    lastToken = offset
  }

  /// A block scalar's first line may end in a comment; everything else in a scalar is text.
  private mutating func pass(_ scalar: Range<Int>) {
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
