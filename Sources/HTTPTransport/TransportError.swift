public import Foundation

/// Why a file couldn't be fetched.
public struct TransportError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Reason: Hashable, Sendable {
    /// The address isn't https, or holds a user name or password.
    case addressNotAllowed
    /// The address of a repository has a `?` or a `#`, behind which no path of a file can be.
    case addressOfNoFolder
    /// The server redirects to an address that isn't allowed.
    case redirectNotAllowed(URL)
    /// The server redirects too often.
    case tooManyRedirects(limit: Int)
    /// The server answers with another status than 200, 403 or 404, and may say when to ask again, as with 503 or 429.
    case status(Int, retryAfter: RetryAfter? = nil)
    /// The file is longer than allowed.
    case tooLong(limit: Int64)
    /// No data came for too long, or the file took too long.
    case timedOut
    /// The caller's task was cancelled.
    case cancelled
    /// No server has that name, or there is no network to look it up; with the system's message.
    case hostNotFound(String)
    /// The server's certificate isn't valid, or it doesn't use TLS; with the system's message.
    case insecureConnection(String)
    /// The connection failed; with the system's message.
    case connectionFailed(String)
  }

  /// The requested address.
  public let url: URL
  /// What went wrong.
  public let reason: Reason

  /// An error of a request.
  public init(_ reason: Reason, at url: URL) {
    self.reason = reason
    self.url = url
  }
}

extension TransportError: CustomStringConvertible {
  /// One sentence for a person, without the user names and passwords of addresses: logs keep it.
  public var description: String { "\(Self.text(of: url)): \(sentence)" }

  private static func text(of url: URL) -> String {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      parts.user != nil || parts.password != nil
    else { return url.absoluteString }
    (parts.user, parts.password) = (nil, nil)
    return parts.string ?? "an address with a password"
  }

  private var sentence: String {
    switch reason {
    case .addressNotAllowed: "only https addresses without user name and password are allowed"
    case .addressOfNoFolder:
      "the address of a repository's folder has no \"?\" and no \"#\": leave out what begins there"
    case .redirectNotAllowed(let target): "redirected to \(Self.text(of: target)), which isn't allowed"
    case .tooManyRedirects(let limit): "redirected more than \(limit) \(limit == 1 ? "time" : "times")"
    case .status(let status, _): "the server answers with status \(status)"
    case .tooLong(let limit): "longer than \(limit) bytes"
    case .timedOut: "the server takes too long"
    case .cancelled: "cancelled"
    case .hostNotFound(let message): "the server's name can't be found: \(message)"
    case .insecureConnection(let message): "the connection isn't secure: \(message)"
    case .connectionFailed(let message): "the connection failed: \(message)"
    }
  }
}
