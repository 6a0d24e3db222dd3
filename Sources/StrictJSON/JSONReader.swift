/// Reads a JSON text (RFC 8259) into located values, strictly: duplicate keys, lone surrogates, invalid UTF-8,
/// a byte order mark and trailing bytes are errors, numbers keep every digit, depth and size are limited.
public struct JSONReader: ~Copyable {
  /// The reader's limits.
  public struct Limits: Sendable {
    /// The longest text, in bytes.
    public var bytes: Int
    /// The deepest nesting of arrays and objects.
    public var depth: Int

    /// Limits that no real catalogue comes near: 256 MiB, 64 levels.
    public init(bytes: Int = 256 << 20, depth: Int = 64) {
      self.bytes = bytes
      self.depth = depth
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: Limits
  private var offset = 0
  private var depth = 0

  /// Reads one JSON text.
  /// - Throws: `JSONError`, at the first error.
  public static func read(_ bytes: [UInt8], limits: Limits = Limits()) throws(JSONError) -> LocatedValue {
    guard bytes.count <= limits.bytes else { throw JSONError(.tooLarge(limit: limits.bytes), at: 0) }
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<LocatedValue, JSONError> in
      var reader = JSONReader(bytes: buffer, limits: limits)
      do throws(JSONError) { return .success(try reader.text()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, limits: Limits) {
    (self.bytes, self.limits) = (bytes, limits)
  }

  private mutating func text() throws(JSONError) -> LocatedValue {
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { throw JSONError(.byteOrderMark, at: 0, to: 3) }
    guard !WideEncoding.isLikely(bytes) else { throw JSONError(.wideEncoding, at: 0, to: 2) }
    skipSpace()
    let value = try value()
    skipSpace()
    guard offset == bytes.count else { throw JSONError(.trailingBytes, at: offset) }
    return value
  }

  private mutating func value() throws(JSONError) -> LocatedValue {
    let start = offset
    let content: LocatedValue.Content
    switch try peek() {
    case UInt8(ascii: "{"): content = .object(try nested { reader throws(JSONError) in try reader.object() })
    case UInt8(ascii: "["): content = .array(try nested { reader throws(JSONError) in try reader.array() })
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "t"): content = .bool(try literal("true", true))
    case UInt8(ascii: "f"): content = .bool(try literal("false", false))
    case UInt8(ascii: "n"): content = try literal("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    case let byte: throw JSONError(.unexpectedByte(byte, expected: "a value"), at: offset)
    }
    return LocatedValue(content, at: start..<offset)
  }

  private mutating func nested<Value>(
    _ read: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    guard depth < limits.depth else { throw JSONError(.tooDeep(limit: limits.depth), at: offset) }
    depth += 1
    offset += 1
    skipSpace()
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONError) -> LocatedObject {
    var members: [LocatedObject.Member] = []
    var keys = KeySet()
    if try skip(UInt8(ascii: "}")) { return LocatedObject([]) }
    repeat {
      skipSpace()
      let start = offset
      let key = try key()
      let keySpan = start..<offset
      let fingerprint = KeyFingerprint(key)
      guard members.withUnsafeBufferPointer({ keys.insert(key, fingerprint, after: $0) }) else {
        throw JSONError(.duplicateKey(key), at: start, to: offset)
      }
      skipSpace()
      try expect(UInt8(ascii: ":"), "\":\"")
      skipSpace()
      let value = try value()
      members.append(LocatedObject.Member(key: key, fingerprint, keySpan: keySpan, value: value))
      skipSpace()
    } while try skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"), "\",\" or \"}\"")
    return LocatedObject(members, keys: keys.index)
  }

  private mutating func key() throws(JSONError) -> String {
    let byte = try peek()
    guard byte == UInt8(ascii: "\"") else {
      throw JSONError(.unexpectedByte(byte, expected: "a key"), at: offset)
    }
    return try string()
  }

  private mutating func array() throws(JSONError) -> [LocatedValue] {
    if try skip(UInt8(ascii: "]")) { return [] }
    var elements: [LocatedValue] = []
    repeat {
      skipSpace()
      elements.append(try value())
      skipSpace()
    } while try skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"), "\",\" or \"]\"")
    return elements
  }

  private mutating func literal<Value>(_ word: StaticString, _ value: Value) throws(JSONError) -> Value {
    for index in 0..<word.utf8CodeUnitCount {
      try expect(word.utf8Start[index], "\"\(word)\"")
    }
    return value
  }

  private mutating func number() throws(JSONError) -> ExactNumber {
    let start = offset
    while offset < bytes.count, Self.isNumberByte(bytes[offset]) { offset += 1 }
    let literal = UnsafeBufferPointer(rebasing: bytes[start..<offset])
    guard ExactNumber.isNumber(literal) else { throw JSONError(.invalidNumber, at: start, to: offset) }
    return ExactNumber(checked: String(decoding: literal, as: UTF8.self))
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "0"..."9", "-", "+", ".", "e", "E": true
    default: false
    }
  }

  private mutating func string() throws(JSONError) -> String {
    var text = JSONStringScanner(bytes: bytes, offset: offset + 1)
    let string = try text.scan()
    offset = text.offset
    return string
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  private func peek() throws(JSONError) -> UInt8 {
    guard offset < bytes.count else { throw JSONError(.unexpectedEnd, at: offset, to: offset) }
    return bytes[offset]
  }

  private mutating func skip(_ byte: UInt8) throws(JSONError) -> Bool {
    guard try peek() == byte else { return false }
    offset += 1
    return true
  }

  private mutating func expect(
    _ byte: UInt8, _ expected: @autoclosure () -> String
  ) throws(JSONError) {
    let found = try peek()
    guard found == byte else { throw JSONError(.unexpectedByte(found, expected: expected()), at: offset) }
    offset += 1
  }
}
