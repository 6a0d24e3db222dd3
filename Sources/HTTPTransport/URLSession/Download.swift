#if canImport(Darwin)
  internal import Foundation

  /// One file on its way. It is over with the first thing that goes wrong, without waiting for the session to agree.
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

    /// Ends the download.
    func fail(_ reason: TransportError.Reason) { file.finish(.failure(TransportError(reason, at: url))) }
  }

  /// What the session tells.
  extension Download {
    /// The request that follows a redirect, or none.
    func redirect(by response: URLResponse, to request: URLRequest) -> URLRequest? {
      lock.withLock { redirects += 1 }
      guard let refusal = reasonToRefuse(request.url ?? url, from: response.url ?? url) else {
        return request
      }
      fail(refusal)
      return nil
    }

    private func reasonToRefuse(_ target: URL, from source: URL) -> TransportError.Reason? {
      if lock.withLock({ redirects }) > maximumRedirects { return .tooManyRedirects(limit: maximumRedirects) }
      return policy.allowsRedirect(from: source, to: target) ? nil : .redirectNotAllowed(target)
    }

    /// Looks at the status; whether the file follows.
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

    /// Takes the next piece.
    func append(_ piece: Data) {
      let isTooLong = lock.withLock {
        guard Int64(piece.count) <= maximumLength - Int64(bytes.count) else { return true }
        piece.withUnsafeBytes { bytes.append(contentsOf: $0) }
        return false
      }
      if isTooLong { fail(.tooLong(limit: maximumLength)) }
    }

    /// The session has no more to tell.
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
#endif
