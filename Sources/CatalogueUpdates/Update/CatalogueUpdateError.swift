public import FileAccess
public import HTTPTransport
public import UpdateFramework

/// Why a check or an update failed. What is shown stays as it is.
public enum CatalogueUpdateError: Error, Sendable {
  /// A file can't be fetched.
  case transport(TransportError)
  /// A metadata file can't be trusted.
  case untrusted(UpdateError)
  /// The root in the app's own bundle isn't one, or isn't signed by its own keys.
  case unusableRoot(UpdateError)
  /// The repository doesn't list the catalogue or a logo, or doesn't state the catalogue's version.
  case notListed(path: String)
  /// A listed file is longer than allowed.
  case tooLong(path: String, limit: Int64)
  /// A file on the server is missing, or differs from the listed one.
  case wrongFile(path: String)
  /// The catalogue is correctly signed, but this app can't read it.
  case unreadableCatalogue(String)
  /// The device can't store a file.
  case storage(FileError)
  /// The device's clock is not in the years 1970 to 9999.
  case clock
  /// Another process is updating the same store.
  case busy
  /// The caller's task was cancelled.
  case cancelled

  /// A short code that never changes between versions, for logs and for decisions.
  public var code: String {
    switch self {
    case .transport(let error): Self.code(of: error.reason)
    case .untrusted(let error): Self.code(of: error.reason)
    case .unusableRoot: "unusable-root"
    case .notListed: "not-listed"
    case .tooLong: "too-long"
    case .wrongFile: "wrong-file"
    case .unreadableCatalogue: "unreadable-catalogue"
    case .storage: "storage"
    case .clock: "clock"
    case .busy: "busy"
    case .cancelled: "cancelled"
    }
  }

  /// When the server wants the next request, if it says so.
  var retryAfter: RetryAfter? {
    guard case .transport(let error) = self, case .status(_, let retryAfter) = error.reason else {
      return nil
    }
    return retryAfter
  }

  private static func code(of reason: UpdateError.Reason) -> String {
    switch reason {
    case .absent: "absent"
    case .expired: "expired"
    case .malformed: "malformed"
    case .rolledBack, .listedFileRolledBack, .listedFileRemoved: "rolled-back"
    default: "untrusted"
    }
  }

  private static func code(of reason: TransportError.Reason) -> String {
    switch reason {
    case .addressNotAllowed, .addressOfNoFolder, .redirectNotAllowed, .tooManyRedirects: "address"
    case .status: "server"
    case .tooLong: "too-long"
    case .timedOut: "timed-out"
    case .cancelled: "cancelled"
    case .hostNotFound: "host-not-found"
    case .insecureConnection: "insecure"
    case .connectionFailed: "connection-failed"
    }
  }
}

extension CatalogueUpdateError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .transport(let error): "\(error)"
    case .untrusted(let error): "the server's files can't be trusted: \(error)"
    case .unusableRoot(let error): "the app's own root can't be used: \(error)"
    case .notListed(let path): "the repository doesn't list \(path), or not its version"
    case .tooLong(let path, let limit): "\(path) is longer than \(limit) bytes"
    case .wrongFile(let path): "\(path) on the server is missing, or differs from the listed file"
    case .unreadableCatalogue(let problem): "this app can't read the new catalogue: \(problem)"
    case .storage(let error): "\(error)"
    case .clock: "the device's clock is not in the years 1970 to 9999"
    case .busy: "another process is updating the catalogue"
    case .cancelled: "cancelled"
    }
  }
}
