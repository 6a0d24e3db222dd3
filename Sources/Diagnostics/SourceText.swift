/// A text that findings point into: its path as a person would type it, and its bytes.
public struct SourceText: Sendable {
  /// The path, relative to the folder in which the person works.
  public let path: String
  /// The file's bytes.
  public let bytes: [UInt8]

  /// A text that was read from `path`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The place of a range of UTF-8 byte offsets, with the line it begins on. Offsets past the end count as the
  /// end.
  public func location(_ span: Range<Int>) -> SourceLocation {
    let start = min(span.lowerBound, bytes.count)
    let end = min(max(span.upperBound, start), bytes.count)
    let lineStart = startOfLine(start)
    let lineEnd = bytes[start...].firstIndex(where: Self.isLineBreak) ?? bytes.count
    let endLineStart = startOfLine(end)
    return SourceLocation(
      path: path,
      line: 1 + lineBreaks(before: lineStart),
      column: 1 + scalars(lineStart..<start),
      endLine: 1 + lineBreaks(before: endLineStart),
      endColumn: 1 + scalars(endLineStart..<end),
      lineText: text(lineStart..<lineEnd))
  }

  /// The text of a range of offsets, as it is written; what isn't UTF-8 shows as U+FFFD.
  public func text(_ span: Range<Int>) -> String {
    String(decoding: bytes[span.clamped(to: bytes.indices)], as: UTF8.self)
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private func startOfLine(_ offset: Int) -> Int {
    guard let lineBreak = bytes[..<offset].lastIndex(where: Self.isLineBreak) else {
      return startOfText(offset)
    }
    // Between the two bytes of a CRLF is the end of a line, not the start of an empty one.
    if bytes[lineBreak] == 0x0D, lineBreak + 1 == offset, offset < bytes.count, bytes[offset] == 0x0A {
      return startOfLine(lineBreak)
    }
    return lineBreak + 1
  }

  /// A byte order mark isn't a character of the first line.
  private func startOfText(_ offset: Int) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : 0
  }

  /// Lines end in LF, CRLF or a lone CR.
  private func lineBreaks(before offset: Int) -> Int {
    var count = 0
    for index in 0..<offset {
      if bytes[index] == 0x0A || (bytes[index] == 0x0D && !(index + 1 < offset && bytes[index + 1] == 0x0A)) {
        count += 1
      }
    }
    return count
  }

  private func scalars(_ span: Range<Int>) -> Int {
    bytes[span].reduce(0) { count, byte in byte & 0xC0 == 0x80 ? count : count + 1 }
  }
}
