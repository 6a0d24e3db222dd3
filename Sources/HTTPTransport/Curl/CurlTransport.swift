#if !canImport(Darwin)
  public import Foundation

  /// Fetches files with the system's libcurl, which reuses connections.
  ///
  /// It uses no cookies, no cache and no credentials: files are verified by their content, and no server learns who asks.
  public final class CurlTransport: Transport {
    private let clients: CurlClientPool
    private let options: TransportOptions
    // libcurl blocks the calling thread, which must not be one of Swift's few.
    private let queue = OperationQueue()

    /// A transport with its own connections.
    public init(options: TransportOptions = TransportOptions()) {
      self.options = options
      clients = CurlClientPool(options)
      queue.maxConcurrentOperationCount = max(options.maximumConnections, 1)
    }

    /// See ``Transport/get(_:maximumLength:)``.
    public func get(_ url: URL, maximumLength: Int64) async throws(TransportError) -> [UInt8]? {
      guard AddressPolicy(options).allows(url) else { throw TransportError(.addressNotAllowed, at: url) }
      let file = PendingFile()
      let download = CurlDownload(url: url, maximumLength: maximumLength, options: options)
      queue.addOperation { [clients] in
        guard !file.isOver else { return }
        file.finish(
          Result { () throws(TransportError) in try download.run(by: clients) { file.isOver } })
      }
      return try await withTaskCancellationHandler {
        await file.firstOutcome()
      } onCancel: {
        file.finish(.failure(TransportError(.cancelled, at: url)))
        clients.wakeUp()
      }.get()
    }
  }

  /// The clients of a transport: as many as have ever fetched at once. The one that was used last is taken first: its
  /// connections are most likely still open.
  ///
  /// `@unchecked`: all that changes is read and written under the lock.
  final class CurlClientPool: @unchecked Sendable {
    private let options: TransportOptions
    private let lock = NSLock()
    private var all: [CurlClient] = []
    private var idle: [CurlClient] = []

    init(_ options: TransportOptions) { self.options = options }

    /// A client that nobody else uses until it is given back or discarded; `nil` when libcurl can't be used.
    func take() -> CurlClient? {
      lock.withLock {
        if let client = idle.popLast() { return client }
        guard let client = CurlClient(options) else { return nil }
        all.append(client)
        return client
      }
    }

    /// Returns a client to the pool.
    func giveBack(_ client: CurlClient) { lock.withLock { idle.append(client) } }

    /// Ends a client, and with it its connections.
    func discard(_ client: CurlClient) { lock.withLock { all.removeAll { $0 === client } } }

    /// Makes every client check whether its file is still wanted.
    func wakeUp() { lock.withLock { for client in all { client.wakeUp() } } }
  }
#endif
