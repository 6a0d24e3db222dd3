package import StrictJSON

/// Writes numbers, texts and lists of them one after the other, for a ``BinaryReader``.
package struct BinaryWriter {
  package private(set) var bytes: [UInt8]

  /// - Parameter bytes: what comes first.
  package init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  /// Takes away all that makes whole words of eight bytes.
  mutating func takeWords() -> [UInt8] {
    let count = bytes.count / 8 * 8
    let words = Array(bytes[..<count])
    bytes.removeFirst(count)
    return words
  }

  /// Eight bytes, the lowest first.
  package mutating func write(word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// A number that isn't negative, with seven bits in each byte, the lowest first (LEB128).
  package mutating func write(_ number: Int) {
    var rest = UInt(number)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A number from 0 to 1.
  mutating func write(_ fraction: Double) { write(word: fraction.bitPattern) }

  /// Bytes without their count.
  mutating func append(_ content: SharedBytes) { content.append(to: &bytes) }

  /// The count first.
  package mutating func write(_ content: [UInt8]) {
    write(content.count)
    bytes += content
  }

  /// The count first.
  mutating func write(_ content: SharedBytes) {
    write(content.count)
    append(content)
  }

  /// The count of its bytes first.
  package mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  /// The count first.
  package mutating func write<Element>(_ elements: [Element], _ each: (inout Self, Element) -> Void) {
    write(elements.count)
    for element in elements { each(&self, element) }
  }

  /// As a list of one or none.
  mutating func write<Value>(_ value: Value?, _ each: (inout Self, Value) -> Void) {
    write(value.map { [$0] } ?? [], each)
  }
}

/// Reads what a ``BinaryWriter`` wrote. Any bytes may be given: none is read that isn't there, and nothing takes more
/// memory than a small multiple of them.
package struct BinaryReader {
  /// Bytes that no writer wrote.
  package struct Malformed: Error {
    package init() {}
  }

  private let content: SharedBytes
  private var offset = 0

  package init(_ bytes: [UInt8]) { self.init(SharedBytes(bytes)) }

  /// Reads a part of what was written.
  package init(_ bytes: SharedBytes) { content = bytes }

  /// What hasn't been read yet.
  package var rest: SharedBytes { content[offset..<content.count] }
  /// Whether all was read.
  package var isAtEnd: Bool { offset == content.count }

  package mutating func take(_ count: Int) throws(Malformed) -> SharedBytes {
    guard count <= content.count - offset else { throw Malformed() }
    defer { offset += count }
    return content[offset..<offset + count]
  }

  package mutating func word() throws(Malformed) -> UInt64 {
    guard content.count - offset >= 8 else { throw Malformed() }
    defer { offset += 8 }
    return content.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }

  /// A number from 0 on.
  package mutating func number() throws(Malformed) -> Int {
    let (number, count) = content.withUnsafeBytes { Self.number(at: offset, of: $0) }
    guard let number else { throw Malformed() }
    offset += count
    return number
  }

  /// - Returns: the number, and how many bytes it takes.
  private static func number(at start: Int, of bytes: UnsafeRawBufferPointer) -> (Int?, count: Int) {
    var (number, shift): (UInt, UInt) = (0, 0)
    for offset in start..<min(bytes.count, start + 9) {
      number |= UInt(bytes[offset] & 0x7F) << shift
      if bytes[offset] < 0x80 { return (Int(number), offset + 1 - start) }
      shift += 7
    }
    return (nil, 0)
  }

  /// A number from 0 to 1.
  mutating func fraction() throws(Malformed) -> Double {
    let fraction = Double(bitPattern: try word())
    guard (0...1).contains(fraction) else { throw Malformed() }
    return fraction
  }

  package mutating func bytes() throws(Malformed) -> [UInt8] { try take(try number()).array }

  package mutating func text() throws(Malformed) -> String {
    try take(try number()).text
  }

  package mutating func array<Element>(_ each: (inout Self) throws(Malformed) -> Element) throws(Malformed)
    -> [Element]
  {
    var elements: [Element] = []
    // A count that is far too large ends at the first element that isn't there: each takes a byte at least.
    for _ in 0..<(try number()) { elements.append(try each(&self)) }
    return elements
  }

  mutating func optional<Value>(_ each: (inout Self) throws(Malformed) -> Value) throws(Malformed) -> Value? {
    let values = try array(each)
    guard values.count <= 1 else { throw Malformed() }
    return values.first
  }
}
