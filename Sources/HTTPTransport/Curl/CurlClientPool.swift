#if !canImport(Darwin)
  internal import Foundation

  /// The clients of a transport: as many as ever fetched at once. The one that was used last is taken first, since its
  /// connections are the most likely to be open still.
  ///
  /// `@unchecked`: all that changes is read and written under the lock.
  final class CurlClientPool: @unchecked Sendable {
    private let options: TransportOptions
    private let lock = NSLock()
    private var all: [CurlClient] = []
    private var idle: [CurlClient] = []

    init(_ options: TransportOptions) { self.options = options }

    /// A client that nobody else uses until it is given back; `nil` where libcurl can't be used.
    func take() -> CurlClient? {
      lock.withLock {
        if let client = idle.popLast() { return client }
        guard let client = CurlClient(options) else { return nil }
        all.append(client)
        return client
      }
    }

    /// Takes back a client that is no longer used.
    func giveBack(_ client: CurlClient) { lock.withLock { idle.append(client) } }

    /// Lets every client look whether its file is still wanted.
    func wakeUp() { lock.withLock { for client in all { client.wakeUp() } } }
  }
#endif
