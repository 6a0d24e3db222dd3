public import Foundation

/// Fetches files from a web server.
public protocol Transport: Sendable {
  /// The whole of a file.
  /// - Parameters:
  ///   - url: where it is.
  ///   - maximumLength: how many bytes it may have. No more are ever held, whatever the server announces.
  /// - Returns: its bytes; `nil` where the server answers 404, or 403, with which storage services hide what isn't
  ///   there.
  /// - Throws: `TransportError` for all else that isn't the whole file.
  func get(_ url: URL, maximumLength: Int64) async throws(TransportError) -> [UInt8]?
}
