internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// The text of a file, in which positions are converted. Lines end in LF, CRLF or a lone CR. A byte order mark is no
/// character, as in the editors that hide it.
struct DocumentText {
  let bytes: [UInt8]
  private let encoding: PositionEncoding
  /// The offset of each line.
  private let lines: [Int]

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    (self.bytes, self.encoding) = (bytes, encoding)
    var lines = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (offset, byte) in bytes.enumerated() {
      let isLoneReturn = byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
      if byte == 0x0A || isLoneReturn { lines.append(offset + 1) }
    }
    self.lines = lines
  }

  /// The byte offset of a position. One past the end of its line is the line's end, and one past the last line the
  /// text's end.
  func offset(of position: TextPosition) -> Int {
    guard position.line >= 0 else { return lines[0] }
    guard position.line < lines.count else { return bytes.count }
    var left = position.character
    var offset = lines[position.line]
    for scalar in scalars(ofLine: position.line) {
      left -= encoding.length(of: scalar)
      guard left >= 0 else { break }
      offset += UTF8.width(scalar)
    }
    return offset
  }

  /// The position of a byte offset.
  func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, lines[0]), bytes.count)
    // The last line that begins there or before.
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    let text = String(decoding: bytes[lines[low]..<offset], as: UTF8.self)
    return TextPosition(line: low, character: length(of: text.unicodeScalars))
  }

  /// The range of a span of bytes.
  func range(_ span: Range<Int>) -> LocatedValue {
    .range(position(of: span.lowerBound), position(of: span.upperBound))
  }

  /// The range of a location, which counts lines and columns in scalars, from 1.
  func range(_ location: SourceLocation) -> LocatedValue {
    .range(
      position(line: location.line - 1, scalars: location.column - 1),
      position(line: location.endLine - 1, scalars: location.endColumn - 1))
  }

  private func position(line: Int, scalars count: Int) -> TextPosition {
    guard lines.indices.contains(line) else { return position(of: bytes.count) }
    return TextPosition(line: line, character: length(of: scalars(ofLine: line).prefix(count)))
  }

  private func length(of scalars: some Sequence<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + encoding.length(of: $1) }
  }

  /// The characters of a line without its end.
  private func scalars(ofLine line: Int) -> String.UnicodeScalarView {
    let end = line + 1 < lines.count ? lines[line + 1] : bytes.count
    let content = bytes[lines[line]..<end].prefix { $0 != 0x0A && $0 != 0x0D }
    return String(decoding: content, as: UTF8.self).unicodeScalars
  }
}

extension LocatedValue {
  /// A range of a message.
  static func range(_ start: TextPosition, _ end: TextPosition) -> LocatedValue {
    .object([("start", start.value), ("end", end.value)])
  }
}

extension TextPosition {
  /// As in a message.
  var value: LocatedValue { .object([("line", .integer(line)), ("character", .integer(character))]) }

  /// The position of a message; `nil` where it is none. What no text has is cut off.
  init?(_ value: LocatedValue?) {
    guard let object = value?.object, let line = object["line"]?.integer,
      let character = object["character"]?.integer, line >= 0, character >= 0
    else { return nil }
    self.init(line: Int(clamping: line), character: Int(clamping: character))
  }
}
