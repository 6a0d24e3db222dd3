public import Foundation

/// Why a file couldn't be fetched.
public struct TransportError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Reason: Hashable, Sendable {
    /// Addresses like this one are never asked.
    case addressNotAllowed
    /// The server sends elsewhere, to an address that isn't followed.
    case redirectNotAllowed(URL)
    /// The server sends elsewhere again and again.
    case tooManyRedirects(limit: Int)
    /// The server answers with a status that isn't 200, 403 or 404, and may say when to ask again, as with 503 or 429.
    case status(Int, retryAfter: RetryAfter? = nil)
    /// The file is longer than the caller said.
    case tooLong(limit: Int64)
    /// Nothing came for too long, or the whole took too long.
    case timedOut
    /// The caller's task was cancelled.
    case cancelled
    /// There is no server of that name, or no network to ask for it; in the system's words.
    case hostNotFound(String)
    /// The server isn't the one that its certificate says, or speaks no TLS; in the system's words.
    case insecureConnection(String)
    /// The connection failed or broke off; in the system's words.
    case connectionFailed(String)
  }

  /// The address that was asked for.
  public let url: URL
  /// What went wrong.
  public let reason: Reason

  /// What went wrong with an address.
  public init(_ reason: Reason, at url: URL) {
    self.reason = reason
    self.url = url
  }
}

extension TransportError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String { "\(url.absoluteString): \(sentence)" }

  private var sentence: String {
    switch reason {
    case .addressNotAllowed: "files are fetched over https only, from addresses without name and password"
    case .redirectNotAllowed(let target): "redirected to \(target.absoluteString), which isn't followed"
    case .tooManyRedirects(let limit): "redirected more than \(limit) times"
    case .status(let status, _): "the server answers with status \(status)"
    case .tooLong(let limit): "longer than \(limit) bytes"
    case .timedOut: "the server takes too long"
    case .cancelled: "cancelled"
    case .hostNotFound(let message): "the server's name isn't found: \(message)"
    case .insecureConnection(let message): "the connection isn't secure: \(message)"
    case .connectionFailed(let message): "the connection failed: \(message)"
    }
  }
}
