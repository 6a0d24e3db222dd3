/// Writes numbers, texts and lists of them one after the other, for a ``BinaryReader``.
struct BinaryWriter {
  private(set) var bytes: [UInt8]

  /// - Parameter bytes: what comes first.
  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  /// Eight bytes, the lowest first.
  mutating func write(word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// A number that isn't negative.
  mutating func write(_ number: Int) { write(word: UInt64(number)) }

  /// A number from 0 to 1.
  mutating func write(_ fraction: Double) { write(word: fraction.bitPattern) }

  /// The count first.
  mutating func write(_ content: [UInt8]) {
    write(content.count)
    bytes += content
  }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  /// The count first.
  mutating func write<Element>(_ elements: [Element], _ each: (inout Self, Element) -> Void) {
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
struct BinaryReader {
  /// Bytes that no writer wrote.
  struct Malformed: Error {}

  /// What hasn't been read yet.
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func take(_ count: Int) throws(Malformed) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw Malformed() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func word() throws(Malformed) -> UInt64 {
    try take(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// A number from 0 on.
  mutating func number() throws(Malformed) -> Int {
    guard let number = Int(exactly: try word()) else { throw Malformed() }
    return number
  }

  /// A number from 0 to 1.
  mutating func fraction() throws(Malformed) -> Double {
    let fraction = Double(bitPattern: try word())
    guard (0...1).contains(fraction) else { throw Malformed() }
    return fraction
  }

  mutating func bytes() throws(Malformed) -> [UInt8] { Array(try take(try number())) }

  mutating func text() throws(Malformed) -> String {
    String(decoding: try take(try number()), as: UTF8.self)
  }

  mutating func array<Element>(_ each: (inout Self) throws(Malformed) -> Element) throws(Malformed)
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

/// Tells bytes that were damaged by accident: the 64-bit FNV-1a of RFC 9923. It is no proof against intent.
package enum Checksum {
  package static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
