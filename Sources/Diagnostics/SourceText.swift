/// A text that findings point into: its path as a person would type it, and its bytes.
public struct SourceText: Sendable {
  /// The path, relative to the folder in which the person works.
  public let path: String
  /// The file's bytes.
  public let bytes: [UInt8]
  /// Places to begin counting from, one every thousand bytes: a thousand findings in a file of one long line
  /// must not mean to read it a thousand times. A small file has only the first, and costs nothing.
  private let landmarks: [SourceCursor]

  private static let landmarkSpacing = 1024

  /// A text that was read from `path`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    // A byte order mark isn't a character of the first line.
    var cursor = SourceCursor(offset: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    var landmarks = [cursor]
    while bytes.count - cursor.offset >= Self.landmarkSpacing {
      cursor.advance(to: cursor.offset + Self.landmarkSpacing, in: bytes)
      landmarks.append(cursor)
    }
    self.landmarks = landmarks
  }

  /// The place of a range of UTF-8 byte offsets, with what to show of the line it begins on. Offsets past the end
  /// count as the end.
  public func location(_ span: Range<Int>) -> SourceLocation {
    let start = cursor(at: span.lowerBound)
    let end = cursor(at: span.upperBound)
    return SourceLocation(
      path: path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
      excerpt: excerpt(start.offset..<end.offset))
  }

  /// The text of a range of offsets, as it is written; what isn't UTF-8 shows as U+FFFD.
  public func text(_ span: Range<Int>) -> String {
    String(decoding: bytes[span.clamped(to: bytes.indices)], as: UTF8.self)
  }

  private func cursor(at offset: Int) -> SourceCursor {
    var offset = max(landmarks[0].offset, min(offset, bytes.count))
    // Between the two bytes of a CRLF is the end of a line.
    if offset > 0, offset < bytes.count, bytes[offset - 1] == 0x0D, bytes[offset] == 0x0A { offset -= 1 }
    var cursor = landmarks[(offset - landmarks[0].offset) / Self.landmarkSpacing]
    cursor.advance(to: offset, in: bytes)
    return cursor
  }
}

extension SourceText {
  private static let shownBefore = 60
  private static let shownFromStart = 100

  /// What to show of the line that the span begins on, with `…` where the line goes on.
  private func excerpt(_ span: Range<Int>) -> SourceExcerpt {
    let start = lineStart(before: span.lowerBound)
    let end = lineEnd(after: span.lowerBound)
    let markedEnd = min(span.upperBound, end)
    return SourceExcerpt(
      before: (isWithinLine(start - 1) ? "…" : "") + text(start..<span.lowerBound),
      marked: text(span.lowerBound..<markedEnd),
      after: text(markedEnd..<end) + (isWithinLine(end) ? "…" : ""))
  }

  private func lineStart(before offset: Int) -> Int {
    var start = offset
    while offset - start < Self.shownBefore, isWithinLine(start - 1) { start -= 1 }
    // What is cut is cut between two scalars.
    while start < offset, isWithinLine(start - 1), SourceCursor.isContinuation(bytes[start]) { start += 1 }
    return start
  }

  private func lineEnd(after offset: Int) -> Int {
    var end = offset
    while end - offset < Self.shownFromStart, isWithinLine(end) { end += 1 }
    while end > offset, isWithinLine(end), SourceCursor.isContinuation(bytes[end]) { end -= 1 }
    return end
  }

  /// Whether there is a byte of a line at that offset: neither a line break nor outside the text.
  private func isWithinLine(_ offset: Int) -> Bool {
    guard offset >= landmarks[0].offset, offset < bytes.count else { return false }
    return bytes[offset] != 0x0A && bytes[offset] != 0x0D
  }
}
