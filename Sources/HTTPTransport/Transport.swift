public import Foundation

/// Fetches files from a web server.
public protocol Transport: Sendable {
  /// Fetches a whole file.
  /// - Parameters:
  ///   - url: its address.
  ///   - maximumLength: how many bytes it may have. No more are held in memory, whatever the server announces.
  /// - Returns: its bytes; `nil` when the server answers 404, or 403, as storage services do for missing files.
  /// - Throws: `TransportError` for anything else but the whole file.
  func get(_ url: URL, maximumLength: Int64) async throws(TransportError) -> [UInt8]?
}

/// What a transport may do, and how long it waits.
public struct TransportOptions: Sendable {
  /// Whether plain http is allowed with servers on this machine; for tests.
  public var allowsLoopbackHTTP = false
  /// The longest time without any data.
  public var idleTimeout: Duration = .seconds(30)
  /// The longest time for one file.
  public var totalTimeout: Duration = .seconds(600)
  /// How many files are fetched from a server at once, at least one. Others wait.
  public var maximumConnections = 4
  /// How many redirects are followed for one file.
  public var maximumRedirects = 5

  /// The usual options.
  public init() {}
}

#if canImport(Darwin)
  /// The transport of this system.
  public typealias SystemTransport = URLSessionTransport
#else
  /// The transport of this system.
  public typealias SystemTransport = CurlTransport
#endif
