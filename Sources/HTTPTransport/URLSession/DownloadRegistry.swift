#if canImport(Darwin)
  internal import Foundation

  /// Hands on what a session tells to the download that it is about.
  ///
  /// `@unchecked`: the table is read and written under the lock.
  final class DownloadRegistry: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var downloads: [Int: Download] = [:]

    /// The download that a task does.
    subscript(task: URLSessionTask) -> Download? {
      get { lock.withLock { downloads[task.taskIdentifier] } }
      set { lock.withLock { downloads[task.taskIdentifier] = newValue } }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
      completionHandler(self[task]?.redirect(by: response, to: request))
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
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
