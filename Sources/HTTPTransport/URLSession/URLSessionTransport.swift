#if canImport(Darwin)
  public import Foundation

  /// Fetches files with the system's `URLSession`, which reuses connections.
  ///
  /// It uses no cookies, no cache and no credentials: files are verified by their content, and no server learns who asks.
  public final class URLSessionTransport: Transport {
    private let session: URLSession
    private let downloads = DownloadRegistry()
    private let options: TransportOptions

    /// A transport with its own connections.
    public init(options: TransportOptions = TransportOptions()) {
      self.options = options
      session = URLSession(
        configuration: Self.configuration(options), delegate: downloads, delegateQueue: nil)
    }

    deinit { session.invalidateAndCancel() }

    /// See ``Transport/get(_:maximumLength:)``.
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
      // Listed lengths are those of uncompressed files, and hashes and signatures hardly compress.
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
