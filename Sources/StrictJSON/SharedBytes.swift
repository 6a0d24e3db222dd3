/// Bytes of which parts are kept without a copy: they never change, and stay as long as any part does.
///
/// No collection: what takes bytes one after the other would do so without a word, ten times as slow.
public struct SharedBytes: Sendable {
  /// The memory that the bytes are in.
  @usableFromInline
  final class Owner: Sendable {
    nonisolated(unsafe) private let memory: UnsafeRawBufferPointer

    init(of memory: UnsafeRawBufferPointer) { self.memory = memory }

    deinit { memory.deallocate() }
  }

  @usableFromInline let owner: Owner
  @usableFromInline nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  private init(_ bytes: UnsafeRawBufferPointer, _ owner: Owner) { (self.bytes, self.owner) = (bytes, owner) }

  /// A copy of an array.
  public init(_ array: [UInt8] = []) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: array.count, alignment: 8)
    memory.copyBytes(from: array)
    let copy = UnsafeRawBufferPointer(memory)
    self.init(copy, Owner(of: copy))
  }

  /// How many they are.
  @inlinable
  public var count: Int { bytes.count }

  /// A part.
  /// - Parameter part: from 0 up to ``count``.
  public subscript(part: Range<Int>) -> SharedBytes {
    precondition(part.lowerBound >= 0 && part.upperBound <= count)
    return SharedBytes(UnsafeRawBufferPointer(rebasing: bytes[part]), owner)
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
