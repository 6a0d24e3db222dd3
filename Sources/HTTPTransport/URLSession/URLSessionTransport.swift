#if canImport(Darwin)
  public import Foundation

  /// Fetches files by the system's `URLSession`, over connections that are used again.
  ///
  /// No cookies, no cache and no credentials: what is fetched is verified by its content, and nobody is told who asks.
  public final class URLSessionTransport: Transport {
    private let session: URLSession
    private let downloads = DownloadRegistry()
    private let options: TransportOptions

    /// A transport with connections of its own.
    public init(options: TransportOptions = TransportOptions()) {
      self.options = options
      session = URLSession(
        configuration: Self.configuration(options), delegate: downloads, delegateQueue: nil)
    }

    deinit { session.invalidateAndCancel() }

    /// The whole of a file, as ``Transport/get(_:maximumLength:)`` says.
    public func get(_ url: URL, maximumLength: Int64) async throws(TransportError) -> [UInt8]? {
      let policy = AddressPolicy(options)
      guard policy.allows(url) else { throw TransportError(.addressNotAllowed, at: url) }
      let download = Download(
        url, maximumLength: maximumLength, policy: policy, maximumRedirects: options.maximumRedirects)
      let task = session.dataTask(with: request(url))
      downloads[task] = download
      defer { downloads[task] = nil }
      let timer = Task { [totalTimeout = options.totalTimeout] in
        try await Task.sleep(for: totalTimeout)
        download.fail(.timedOut)
      }
      defer { timer.cancel() }
      return try await download.run(task)
    }

    private func request(_ url: URL) -> URLRequest {
      var request = URLRequest(url: url)
      request.cachePolicy = .reloadIgnoringLocalCacheData
      request.timeoutInterval = options.idleTimeout / .seconds(1)
      request.httpShouldHandleCookies = false
      // Metadata's lengths are those of the file itself, and little of it can be compressed: hashes and signatures.
      request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
      return request
    }

    private static func configuration(_ options: TransportOptions) -> URLSessionConfiguration {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpMaximumConnectionsPerHost = max(options.maximumConnections, 1)
      configuration.httpCookieStorage = nil
      configuration.httpCookieAcceptPolicy = .never
      configuration.httpShouldSetCookies = false
      configuration.urlCache = nil
      configuration.urlCredentialStorage = nil
      return configuration
    }
  }
#endif
