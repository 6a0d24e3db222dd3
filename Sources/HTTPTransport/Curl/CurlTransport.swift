#if !canImport(Darwin)
  public import Foundation

  /// Fetches files by the system's libcurl, over connections that are used again.
  ///
  /// No cookies, no cache and no credentials: what is fetched is verified by its content, and nobody is told who asks.
  public final class CurlTransport: Transport {
    private let clients: CurlClientPool
    private let options: TransportOptions
    // libcurl waits for the network with the thread that calls it, so that must be none of Swift's few.
    private let queue = OperationQueue()

    /// A transport with connections of its own.
    public init(options: TransportOptions = TransportOptions()) {
      self.options = options
      clients = CurlClientPool(options)
      queue.maxConcurrentOperationCount = max(options.maximumConnections, 1)
    }

    /// The whole of a file, as ``Transport/get(_:maximumLength:)`` says.
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
#endif
