/// A text that findings point into: its path, as a person would type it, and its bytes.
///
/// A class: of ten thousand in a list that is copied, one reference each is counted, and one that didn't change is known by
/// its identity.
public final class SourceText: Sendable {
  /// The path, relative to the folder in which the person works.
  public let path: String
  /// The file's bytes.
  public let bytes: [UInt8]
  /// Where the text begins: after a byte order mark, which isn't a character of the first line.
  public let start: Int
  /// Positions to count from, one every 1024 bytes: otherwise a thousand findings in a file of one long line would
  /// read it a thousand times. A small file, of which there are thousands, has none; nor has one without findings.
  private let checkpoints: Deferred<[SourceCursor]>?

  private static let checkpointSpacing = 1024
  /// The bytes from which on a file has checkpoints.
  private static let largeCount = 16 * checkpointSpacing

  /// A text that was read from `path`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.start = start
    checkpoints =
      bytes.count < Self.largeCount ? nil : Deferred { Self.checkpoints(of: bytes, from: start) }
  }

  private static func checkpoints(of bytes: [UInt8], from start: Int) -> [SourceCursor] {
    var cursor = SourceCursor(offset: start)
    var checkpoints = [cursor]
    while bytes.count - cursor.offset >= checkpointSpacing {
      cursor.advance(to: cursor.offset + checkpointSpacing, in: bytes)
      checkpoints.append(cursor)
    }
    return checkpoints
  }

  /// The location of a range of UTF-8 byte offsets, with what to show of its first line. Offsets past the end count
  /// as the end.
  public func location(_ span: Range<Int>) -> SourceLocation {
    let start = cursor(at: span.lowerBound)
    let end = cursor(at: span.upperBound)
    return SourceLocation(
      path: path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
      excerpt: excerpt(start.offset..<end.offset))
  }

  /// The text of a range of byte offsets; invalid UTF-8 becomes U+FFFD.
  public func text(_ span: Range<Int>) -> String {
    String(decoding: bytes[span.clamped(to: bytes.indices)], as: UTF8.self)
  }

  private func cursor(at offset: Int) -> SourceCursor {
    var offset = max(start, min(offset, bytes.count))
    // An offset between the two bytes of a CRLF is the end of its line.
    if offset > 0, offset < bytes.count, bytes[offset - 1] == 0x0D, bytes[offset] == 0x0A { offset -= 1 }
    var cursor =
      checkpoints.map { $0.value[(offset - start) / Self.checkpointSpacing] } ?? SourceCursor(offset: start)
    cursor.advance(to: offset, in: bytes)
    return cursor
  }
}

extension SourceText {
  private static let shownBefore = 60
  private static let shownFromStart = 100

  /// What to show of the line on which the range begins, with `…` where the line is cut.
  private func excerpt(_ span: Range<Int>) -> SourceExcerpt {
    let start = lineStart(before: span.lowerBound)
    let end = lineEnd(after: span.lowerBound)
    // A part of a scalar, as where a reader names a byte, can't be shown without the rest.
    let marked = whole(span.lowerBound..<min(span.upperBound, end))
    return SourceExcerpt(
      before: (isWithinLine(start - 1) ? "…" : "") + text(min(start, marked.lowerBound)..<marked.lowerBound),
      marked: text(marked),
      after: text(marked.upperBound..<max(end, marked.upperBound)) + (isWithinLine(end) ? "…" : ""))
  }

  /// The range with all bytes of the scalars that it begins or ends in.
  private func whole(_ span: Range<Int>) -> Range<Int> {
    var (start, end) = (span.lowerBound, span.upperBound)
    while span.lowerBound - start < 3, isNotASCII(start - 1), continues(at: start) { start -= 1 }
    while end > start, end - span.upperBound < 3, isNotASCII(end - 1), continues(at: end) { end += 1 }
    return start..<end
  }

  private func isNotASCII(_ offset: Int) -> Bool { isWithinLine(offset) && bytes[offset] >= 0x80 }

  private func continues(at offset: Int) -> Bool {
    isWithinLine(offset) && SourceCursor.isContinuation(bytes[offset])
  }

  private func lineStart(before offset: Int) -> Int {
    var start = offset
    while offset - start < Self.shownBefore, isWithinLine(start - 1) { start -= 1 }
    // A line is cut only between two scalars.
    while start < offset, isWithinLine(start - 1), continues(at: start) { start += 1 }
    return start
  }

  private func lineEnd(after offset: Int) -> Int {
    var end = offset
    while end - offset < Self.shownFromStart, isWithinLine(end) { end += 1 }
    while end > offset, continues(at: end) { end -= 1 }
    return end
  }

  /// Whether the byte at that offset is part of a line: neither a line break nor outside the text.
  private func isWithinLine(_ offset: Int) -> Bool {
    guard offset >= start, offset < bytes.count else { return false }
    return bytes[offset] != 0x0A && bytes[offset] != 0x0D
  }
}

/// A position in a text with its line and column. Lines end in LF, CRLF or a lone CR.
struct SourceCursor: Sendable {
  private(set) var offset: Int
  private(set) var line = 1
  private(set) var column = 1

  init(offset: Int) { self.offset = offset }

  /// Moves on to an offset of the text.
  mutating func advance(to end: Int, in bytes: [UInt8]) {
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0A || (byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)) {
        line += 1
        column = 1
      } else if !Self.isContinuation(byte) {
        column += 1
      }
    }
  }

  /// Whether the byte is a continuation byte of UTF-8 (RFC 3629).
  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
