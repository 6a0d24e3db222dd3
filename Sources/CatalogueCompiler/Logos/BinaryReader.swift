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
