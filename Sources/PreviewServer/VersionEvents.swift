internal import FlyingSocks

/// Versions as server-sent events (the HTML standard, section 9.2), for as long as somebody listens.
struct VersionEvents: AsyncBufferedSequence {
  typealias Element = UInt8

  let versions: AsyncStream<String>

  func makeAsyncIterator() -> Iterator { Iterator(versions: versions.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var versions: AsyncStream<String>.Iterator
    private var rest: ArraySlice<UInt8> = []

    init(versions: AsyncStream<String>.Iterator) { self.versions = versions }

    mutating func next() async -> UInt8? { await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested count: Int) async -> ArraySlice<UInt8>? {
      if rest.isEmpty {
        guard let version = await versions.next() else { return nil }
        rest = Array("retry: 500\ndata: \(version)\n\n".utf8)[...]
      }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
  }
}
