internal import FileAccess

/// The page that is there, and those who want to know of another.
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

  /// Reads the page, and tells everybody which it is.
  func publish() throws(FileError) {
    page = try FileBytes.read(file, limit: Self.limit)
    version = Self.version(of: page)
    for listener in listeners.values { listener.yield(version) }
  }

  /// Which page is there, and each that comes after it.
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

  /// What the page says of itself at its beginning.
  private static func version(of page: [UInt8]) -> String {
    let head = String(decoding: page.prefix(256), as: UTF8.self)
    let parts = head.split(separator: "data-version=\"", maxSplits: 1)
    return parts.count < 2 ? "" : String(parts[1].prefix { $0 != "\"" })
  }
}
