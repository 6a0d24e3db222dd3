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
