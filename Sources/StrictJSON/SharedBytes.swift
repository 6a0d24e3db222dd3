/// Bytes of which parts are kept without a copy: they never change, and stay as long as any part does.
///
/// No collection: what takes bytes one after the other would do so without a word, ten times as slow.
public struct SharedBytes: Sendable {
  /// Memory with a copy of some bytes.
  private final class Copy: Sendable {
    nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    init(of bytes: UnsafeRawBufferPointer) {
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
      copy.copyMemory(from: bytes)
      self.bytes = UnsafeRawBufferPointer(copy)
    }

    deinit { bytes.deallocate() }
  }

  @usableFromInline let owner: any AnyObject & Sendable
  @usableFromInline nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Memory that doesn't change as long as its owner lives, which these bytes keep alive.
  public init(_ memory: UnsafeRawBufferPointer, ownedBy owner: any AnyObject & Sendable) {
    (bytes, self.owner) = (memory, owner)
  }

  /// A copy of an array.
  public init(_ array: [UInt8] = []) {
    let copy = array.withUnsafeBytes { Copy(of: $0) }
    self.init(copy.bytes, ownedBy: copy)
  }

  /// How many they are.
  @inlinable
  public var count: Int { bytes.count }

  /// A part.
  /// - Parameter part: from 0 up to ``count``.
  public subscript(part: Range<Int>) -> SharedBytes {
    precondition(part.lowerBound >= 0 && part.upperBound <= count)
    return SharedBytes(UnsafeRawBufferPointer(rebasing: bytes[part]), ownedBy: owner)
  }

  /// A copy.
  public var array: [UInt8] { withUnsafeBytes { Array($0) } }

  /// The bytes as UTF-8, repaired where they are none.
  public var text: String { withUnsafeBytes { String(decoding: $0, as: UTF8.self) } }

  /// Appends a copy.
  public func append(to array: inout [UInt8]) { withUnsafeBytes { array.append(contentsOf: $0) } }

  /// Calls a function with the bytes, which it must not keep.
  @inlinable
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    defer { withExtendedLifetime(owner) {} }
    return try body(bytes)
  }

  /// Whether both have the same bytes.
  public func hasSameBytes(as other: [UInt8]) -> Bool { other.withUnsafeBytes { hasSameBytes(as: $0) } }

  private func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    withUnsafeBytes { $0.bindMemory(to: UInt8.self).hasSameBytes(as: other.bindMemory(to: UInt8.self)) }
  }
}

extension SharedBytes: Hashable {
  /// Whether both have the same bytes.
  public static func == (left: SharedBytes, right: SharedBytes) -> Bool {
    right.withUnsafeBytes { left.hasSameBytes(as: $0) }
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { withUnsafeBytes { hasher.combine(bytes: $0) } }
}
