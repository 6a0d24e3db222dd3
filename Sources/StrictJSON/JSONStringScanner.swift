/// Reads one JSON string, from the byte after its opening quote to the byte after its closing one.
struct JSONStringScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset: Int
  /// The bytes decoded so far; stays empty for the common string without escapes.
  private var decoded: [UInt8] = []
  /// Where the run of plain bytes begins that isn't in `decoded` yet.
  private var runStart: Int
  /// Whether all bytes so far are ASCII; others must be checked to be UTF-8.
  private var isASCII = true

  init(bytes: UnsafeBufferPointer<UInt8>, offset: Int) {
    self.bytes = bytes
    self.offset = offset
    runStart = offset
  }

  mutating func scan() throws(JSONError) -> String {
    let start = offset
    while case () = skipPlainBytes(), offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        guard let text = text() else { throw JSONError(.invalidUTF8, at: start, to: offset) }
        offset += 1
        return text
      case UInt8(ascii: "\\"): try escape()
      default: throw JSONError(.controlCharacter, at: offset)
      }
    }
    throw JSONError(.unexpectedEnd, at: offset, to: offset)
  }

  /// Skips all bytes but a quote, a backslash and control characters.
  private mutating func skipPlainBytes() {
    let run = Self.endOfPlainBytes(of: bytes, from: offset)
    offset = run.end
    if !run.isASCII { isASCII = false }
  }

  /// Where a quote, a backslash, a control character or the end is next, and whether all bytes before it are ASCII.
  static func endOfPlainBytes(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (
    end: Int, isASCII: Bool
  ) {
    var (end, union) = (start, UInt8(0))
    while end < bytes.count {
      let byte = bytes[end]
      guard byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { break }
      union |= byte
      end += 1
    }
    return (end, union < 0x80)
  }

  /// The whole text; `nil` when it isn't UTF-8.
  private mutating func text() -> String? {
    let run = UnsafeBufferPointer(rebasing: bytes[runStart..<offset])
    guard decoded.isEmpty else {
      decoded += run
      return decoded.withUnsafeBufferPointer(decode)
    }
    return decode(run)
  }

  /// `nil` when the bytes aren't UTF-8: decoding replaces invalid ones, so that the result differs.
  private func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var text = String(decoding: bytes, as: UTF8.self)
    return isASCII || text.withUTF8 { $0.hasSameBytes(as: bytes) } ? text : nil
  }

  private mutating func escape() throws(JSONError) {
    let start = offset
    decoded += bytes[runStart..<start]
    guard start + 1 < bytes.count else { throw JSONError(.unexpectedEnd, at: bytes.count, to: bytes.count) }
    offset = start + 2
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): decoded.append(0x22)
    case UInt8(ascii: "\\"): decoded.append(0x5C)
    case UInt8(ascii: "/"): decoded.append(0x2F)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"): decoded += try scalar(from: start).utf8
    default: throw JSONError(.invalidEscape, at: start, to: start + 2)
    }
    runStart = offset
  }

  /// A `\uXXXX` escape, or two that are a surrogate pair (RFC 8259, section 7).
  private mutating func scalar(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let unit = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { throw JSONError(.loneSurrogate, at: start, to: start + 6) }
    offset += 2
    let low = try codeUnit(from: offset - 2)
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
    else { throw JSONError(.loneSurrogate, at: start, to: start + 6) }
    return scalar
  }

  private mutating func codeUnit(from start: Int) throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard offset < bytes.count else { throw JSONError(.unexpectedEnd, at: offset, to: offset) }
      guard let digit = bytes[offset].hexadecimalValue else {
        throw JSONError(.invalidEscape, at: start, to: offset + 1)
      }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }
}
