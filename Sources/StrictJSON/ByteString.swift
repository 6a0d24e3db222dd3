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
  /// Whether both texts have the same UTF-8 bytes, which is stricter than `==`; that is asked first because it
  /// tells most texts apart at a glance.
  public func hasSameBytes(as other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }
}
