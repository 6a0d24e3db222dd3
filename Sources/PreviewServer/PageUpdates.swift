internal import FileAccess

/// The current page, and the listeners that wait for a newer one.
actor PageUpdates {
  private let file: String
  /// The page.
  private(set) var page: [UInt8] = []
  private var version = ""
  private var listeners: [Int: AsyncStream<String>.Continuation] = [:]
  private var count = 0

  /// More than any page has.
  private static let limit = 1 << 30

  /// - Parameter file: the file of the page.
  init(file: String) { self.file = file }

  /// Reads the page, and sends its version to all listeners.
  func publish() throws(FileError) {
    page = try FileBytes.read(file, limit: Self.limit)
    version = Self.version(of: page)
    for listener in listeners.values { listener.yield(version) }
  }

  /// The version of the current page, and of every later one.
  func versions() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(1))
    count += 1
    let number = count
    listeners[number] = continuation
    continuation.onTermination = { [weak self] _ in Task { await self?.forget(number) } }
    continuation.yield(version)
    return stream
  }

  private func forget(_ number: Int) { listeners[number] = nil }

  /// The version that is in the first bytes of the page.
  private static func version(of page: [UInt8]) -> String {
    let head = String(decoding: page.prefix(256), as: UTF8.self)
    let parts = head.split(separator: "data-version=\"", maxSplits: 1)
    return parts.count < 2 ? "" : String(parts[1].prefix { $0 != "\"" })
  }
}
