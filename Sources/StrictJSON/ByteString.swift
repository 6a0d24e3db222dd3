/// A string that is compared by its UTF-8 bytes. `String` itself compares by canonical equivalence, which would merge
/// keys that differ in JSON.
public struct ByteString: Hashable, Sendable {
  /// The text.
  public let text: String

  /// A text to compare by its bytes.
  public init(_ text: String) { self.text = text }

  /// Whether both have the same bytes.
  public static func == (left: ByteString, right: ByteString) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  /// Hashes the bytes. The hasher's seed is new in every process, so nobody can choose keys that collide.
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Whether both texts have the same UTF-8 bytes, which is stricter than `==`, and cheaper.
  @inlinable
  public func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    // Short texts are stored in the string itself, so that most keys need no access to memory.
    return hasSameRepresentation(as: other) || hasSameBytes(asEquallyLong: other)
  }

  /// Whether both are copies of the same string: all bits of their representation are equal. `false` says nothing.
  @inlinable
  public func hasSameRepresentation(as other: String) -> Bool {
    typealias Bits = (UInt64, UInt64)
    guard MemoryLayout<String>.size == MemoryLayout<Bits>.size else { return false }
    return unsafeBitCast(self, to: Bits.self) == unsafeBitCast(other, to: Bits.self)
  }

  @usableFromInline
  func hasSameBytes(asEquallyLong other: String) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { bytes.hasSameBytes(as: $0) }
    }
    return (answer ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension ArraySlice<UInt8> {
  /// Whether both have the same bytes. (`==` compares slices one element at a time.)
  public func hasSameBytes(as other: [UInt8]) -> Bool {
    withUnsafeBufferPointer { bytes in other.withUnsafeBufferPointer { bytes.hasSameBytes(as: $0) } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether both have the same bytes, compared eight at a time.
  func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    let (bytes, others) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var offset = 0
    while offset + 8 <= count {
      guard
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == others.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset += 8
    }
    while offset < count {
      guard bytes[offset] == others[offset] else { return false }
      offset += 1
    }
    return true
  }
}
