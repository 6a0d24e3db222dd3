#if canImport(Darwin)
  internal import Foundation

  /// The download of one file. The first failure ends it, without waiting for the session.
  ///
  /// `@unchecked`: all that changes is read and written under the lock.
  final class Download: @unchecked Sendable {
    private let url: URL
    private let maximumLength: Int64
    private let policy: AddressPolicy
    private let maximumRedirects: Int
    private let file = PendingFile()

    private let lock = NSLock()
    private var bytes: [UInt8] = []
    private var redirects = 0

    init(_ url: URL, maximumLength: Int64, policy: AddressPolicy, maximumRedirects: Int) {
      self.url = url
      self.maximumLength = maximumLength
      self.policy = policy
      self.maximumRedirects = maximumRedirects
    }

    /// Starts the task and waits for the outcome.
    func run(_ task: URLSessionTask) async throws(TransportError) -> [UInt8]? {
      defer { task.cancel() }
      task.resume()
      return try await withTaskCancellationHandler {
        await file.firstOutcome()
      } onCancel: {
        fail(.cancelled)
      }.get()
    }

    /// Ends the download with a failure.
    func fail(_ reason: TransportError.Reason) { file.finish(.failure(TransportError(reason, at: url))) }
  }

  /// The session's events.
  extension Download {
    /// The request to a redirect's target; `nil` when it isn't allowed.
    func redirect(by response: URLResponse, to request: URLRequest) -> URLRequest? {
      lock.withLock { redirects += 1 }
      guard let reason = rejection(of: request.url ?? url, from: response.url ?? url) else {
        return request
      }
      fail(reason)
      return nil
    }

    private func rejection(of target: URL, from source: URL) -> TransportError.Reason? {
      if lock.withLock({ redirects }) > maximumRedirects { return .tooManyRedirects(limit: maximumRedirects) }
      return policy.allowsRedirect(from: source, to: target) ? nil : .redirectNotAllowed(target)
    }

    /// Checks the status; returns whether to read the body.
    func begin(_ response: URLResponse) -> Bool {
      let response = response as? HTTPURLResponse
      switch response?.statusCode {
      case 200: return true
      case 403, 404: file.finish(.success(nil))
      case let status:
        let field = response?.value(forHTTPHeaderField: "Retry-After")
        fail(.status(status ?? 0, retryAfter: field.flatMap(RetryAfter.init)))
      }
      return false
    }

    /// Appends the next piece of the body.
    func append(_ piece: Data) {
      let isTooLong = lock.withLock {
        guard Int64(piece.count) <= maximumLength - Int64(bytes.count) else { return true }
        piece.withUnsafeBytes { bytes.append(contentsOf: $0) }
        return false
      }
      if isTooLong { fail(.tooLong(limit: maximumLength)) }
    }

    /// Ends the download.
    func end(_ error: (any Error)?) {
      guard let error else { return file.finish(.success(lock.withLock { bytes })) }
      switch (error as? URLError)?.code {
      case .timedOut: fail(.timedOut)
      case .cancelled: fail(.cancelled)
      case .cannotFindHost, .dnsLookupFailed: fail(.hostNotFound(error.localizedDescription))
      case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
        .clientCertificateRequired:
        fail(.insecureConnection(error.localizedDescription))
      default: fail(.connectionFailed(error.localizedDescription))
      }
    }
  }

  /// Passes the session's events to the downloads.
  ///
  /// `@unchecked`: the table is read and written under the lock.
  final class DownloadRegistry: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var downloads: [Int: Download] = [:]

    /// A task's download.
    subscript(task: URLSessionTask) -> Download? {
      get { lock.withLock { downloads[task.taskIdentifier] } }
      set { lock.withLock { downloads[task.taskIdentifier] = newValue } }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      completionHandler(self[task]?.redirect(by: response, to: request))
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      completionHandler(self[dataTask]?.begin(response) == true ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      self[dataTask]?.append(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      self[task]?.end(error)
    }
  }
#endif
