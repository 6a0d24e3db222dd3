#if canImport(Darwin)
  internal import Foundation

  /// One file on its way. It is over with the first thing that goes wrong, without waiting for the session to agree.
  ///
  /// `@unchecked`: all that changes is read and written under the lock.
  final class Download: @unchecked Sendable {
    private typealias Outcome = Result<[UInt8]?, TransportError>

    private let url: URL
    private let maximumLength: Int64
    private let policy: AddressPolicy
    private let maximumRedirects: Int

    private let lock = NSLock()
    private var bytes: [UInt8] = []
    private var redirects = 0
    private var outcome: Outcome?
    private var task: URLSessionTask?
    private var continuation: CheckedContinuation<Void, Never>?

    init(_ url: URL, maximumLength: Int64, policy: AddressPolicy, maximumRedirects: Int) {
      self.url = url
      self.maximumLength = maximumLength
      self.policy = policy
      self.maximumRedirects = maximumRedirects
    }

    /// Starts the task and waits for the outcome.
    func run(_ task: URLSessionTask) async throws(TransportError) -> [UInt8]? {
      await withTaskCancellationHandler {
        await withCheckedContinuation { start(task, $0) }
      } onCancel: {
        fail(.cancelled)
      }
      return try lock.withLock { outcome }?.get()
    }

    private func start(_ task: URLSessionTask, _ continuation: CheckedContinuation<Void, Never>) {
      let isOver = lock.withLock {
        if outcome == nil { (self.task, self.continuation) = (task, continuation) }
        return outcome != nil
      }
      if isOver { continuation.resume() } else { task.resume() }
    }

    /// Ends the download.
    func fail(_ reason: TransportError.Reason) { finish(.failure(TransportError(reason, at: url))) }

    /// Keeps the first outcome, and nothing else of the file.
    private func finish(_ outcome: Outcome) {
      let (task, continuation) = lock.withLock {
        if self.outcome == nil { self.outcome = outcome }
        defer { (self.task, self.continuation, bytes) = (nil, nil, []) }
        return (self.task, self.continuation)
      }
      continuation?.resume()
      task?.cancel()
    }
  }

  /// What the session tells.
  extension Download {
    /// Answers whether a redirect is followed, with the request that does so or with none.
    ///
    /// Never after the task was cancelled: on Linux a session ends the program that answers then. So the answer is
    /// given under the lock, and only after that anything is cancelled.
    func redirect(
      by response: URLResponse, to request: URLRequest, answer: (URLRequest?) -> Void
    ) {
      let refusal = lock.withLock { () -> TransportError.Reason? in
        guard outcome == nil else { return nil }
        redirects += 1
        let refusal = reasonToRefuse(request.url ?? url, from: response.url ?? url)
        answer(refusal == nil ? request : nil)
        return refusal
      }
      if let refusal { fail(refusal) }
    }

    private func reasonToRefuse(_ target: URL, from source: URL) -> TransportError.Reason? {
      if redirects > maximumRedirects { return .tooManyRedirects(limit: maximumRedirects) }
      return policy.allowsRedirect(from: source, to: target) ? nil : .redirectNotAllowed(target)
    }

    /// Looks at the status; whether the file follows.
    func begin(_ response: URLResponse) -> Bool {
      switch (response as? HTTPURLResponse)?.statusCode {
      case 200: return true
      case 403, 404: finish(.success(nil))
      case let status: fail(.status(status ?? 0))
      }
      return false
    }

    /// Takes the next piece.
    func append(_ piece: Data) {
      let isTooLong = lock.withLock {
        guard outcome == nil else { return false }
        guard Int64(piece.count) <= maximumLength - Int64(bytes.count) else { return true }
        piece.withUnsafeBytes { bytes.append(contentsOf: $0) }
        return false
      }
      if isTooLong { fail(.tooLong(limit: maximumLength)) }
    }

    /// The session has no more to tell.
    func end(_ error: (any Error)?) {
      guard let error else { return finish(.success(lock.withLock { bytes })) }
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
