package import StrictJSON

/// What a file holds, in parts that are joined only while it is read: what several files have of all entries is in memory
/// once.
public struct FileContent: Sendable {
  fileprivate enum Part: Sendable {
    case bytes([UInt8])
    case shared(SharedBytes)
    case made(@Sendable () -> [UInt8])
  }

  /// Thousands of files, such as logos, have no more than the first.
  private let first: Part
  private var others: [Part] = []

  /// - Parameter bytes: what the file begins with.
  public init(_ bytes: [UInt8] = []) { first = .bytes(bytes) }

  /// - Parameter make: makes the bytes, each time when they are read.
  package init(making make: @escaping @Sendable () -> [UInt8]) { first = .made(make) }

  package mutating func append(_ bytes: [UInt8]) { others.append(.bytes(bytes)) }

  package mutating func append(_ bytes: SharedBytes) { others.append(.shared(bytes)) }

  /// Appends bytes that are made each time when they are read.
  package mutating func append(_ make: @escaping @Sendable () -> [UInt8]) { others.append(.made(make)) }

  package static func + (left: FileContent, right: FileContent) -> FileContent {
    var content = left
    content.others.append(right.first)
    content.others += right.others
    return content
  }

  /// All of it.
  public var bytes: [UInt8] {
    guard !others.isEmpty else { return first.bytes }
    var all: [UInt8] = []
    for block in self { all += block }
    return all
  }

  /// Whether it is these bytes.
  package func isSame(as bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    for block in self {
      guard rest.prefix(block.count).hasSameBytes(as: block) else { return false }
      rest = rest.dropFirst(block.count)
    }
    return rest.isEmpty
  }
}

extension FileContent: Equatable {
  /// Whether both are the same bytes, in whatever parts.
  public static func == (left: FileContent, right: FileContent) -> Bool { left.bytes == right.bytes }
}

extension FileContent: Sequence {
  /// The bytes in blocks of some kilobytes.
  public struct Iterator: IteratorProtocol {
    /// What is written with one call of the system: more wouldn't stay in the processor's cache.
    private static let blockCount = 1 << 16

    fileprivate var first: Part?
    fileprivate var parts: ArraySlice<Part>

    /// The next block; `nil` at the end.
    public mutating func next() -> [UInt8]? {
      guard let part = first.take() ?? parts.popFirst() else { return nil }
      var block = part.bytes
      guard block.count < Self.blockCount, !parts.isEmpty else { return block }
      block.reserveCapacity(2 * Self.blockCount)
      while block.count < Self.blockCount, let part = parts.popFirst() { part.append(to: &block) }
      return block
    }
  }

  /// Begins at the first byte.
  public func makeIterator() -> Iterator { Iterator(first: first, parts: others[...]) }
}

extension FileContent.Part {
  fileprivate var bytes: [UInt8] {
    switch self {
    case .bytes(let bytes): bytes
    case .shared(let bytes): bytes.array
    case .made(let make): make()
    }
  }

  fileprivate func append(to block: inout [UInt8]) {
    switch self {
    case .bytes(let bytes): block += bytes
    case .shared(let bytes): bytes.append(to: &block)
    case .made(let make): block += make()
    }
  }
}
