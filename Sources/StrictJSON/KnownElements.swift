/// Elements that the lists of a text probably have. Where they are there, byte by byte, they aren't read again.
public struct KnownElements {
  /// An element, which is an array or an object.
  public struct Element {
    let bytes: SharedBytes
    let content: LocatedValue.Content

    /// - Parameters:
    ///   - bytes: all of it, which a JSON writer wrote: it isn't checked again.
    ///   - content: what stands for it among the values that are read: all of it or as much as the caller needs.
    public init(bytes: SharedBytes, content: LocatedValue.Content) {
      (self.bytes, self.content) = (bytes, content)
    }
  }

  /// By their bytes.
  private let elements: [Element]
  /// The one that comes next where the text has all of them in their order, as most often.
  private var next = 0

  /// - Parameter elements: in any order; the nearer to that of their bytes, the quicker.
  public init(_ elements: [Element]) {
    self.elements = elements.sorted { $0.bytes.isBefore($1.bytes) }
  }

  /// The element that a text goes on with; `nil` where it isn't known.
  mutating func element(at start: Int, of text: UnsafeBufferPointer<UInt8>) -> Element? {
    let rest = UnsafeBufferPointer(rebasing: text[start...])
    if next == elements.count || !elements[next].bytes.isStart(of: rest) { next = index(ofLastUpTo: rest) }
    // No array or object begins with all of another one: only one can be the right one.
    guard next < elements.count, elements[next].bytes.isStart(of: rest) else { return nil }
    defer { next += 1 }
    return elements[next]
  }

  /// The index of the last element that isn't after a text.
  private func index(ofLastUpTo text: UnsafeBufferPointer<UInt8>) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].bytes.order(beside: UnsafeRawBufferPointer(text)) <= 0 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return max(0, low - 1)
  }
}

extension SharedBytes {
  fileprivate func isBefore(_ other: Self) -> Bool {
    let order = other.withUnsafeBytes { self.order(beside: $0) }
    return order < 0 || order == 0 && count < other.count
  }

  fileprivate func isStart(of text: UnsafeBufferPointer<UInt8>) -> Bool {
    count <= text.count && order(beside: UnsafeRawBufferPointer(text)) == 0
  }

  /// Below zero where these bytes come before others, above it where they come after them, and zero where one is the
  /// beginning of the other.
  fileprivate func order(beside others: UnsafeRawBufferPointer) -> Int {
    withUnsafeBytes { bytes in
      let shared = Swift.min(bytes.count, others.count)
      var offset = 0
      while offset + 8 <= shared {
        let word = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let other = UInt64(bigEndian: others.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        guard word == other else { return word < other ? -1 : 1 }
        offset += 8
      }
      while offset < shared {
        guard bytes[offset] == others[offset] else { return bytes[offset] < others[offset] ? -1 : 1 }
        offset += 1
      }
      return 0
    }
  }
}
