/// A string that is equal to another only when its UTF-8 bytes are: `String` itself compares by canonical
/// equivalence, which would merge keys that JSON keeps apart.
public struct ByteString: Hashable, Sendable {
  /// The text.
  public let text: String

  /// The text, to be compared by its bytes.
  public init(_ text: String) { self.text = text }

  /// Whether both have the same bytes.
  public static func == (left: ByteString, right: ByteString) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  /// Hashes the bytes; the hasher's seed is new in every process, so keys can't be made to collide.
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
    // Short texts are held in the string itself, so that most keys need no look elsewhere.
    return hasSameRepresentation(as: other) || hasSameBytes(asEquallyLong: other)
  }

  /// Whether both are copies of one another: no bit of a copy differs, whatever the bits of a string mean.
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
