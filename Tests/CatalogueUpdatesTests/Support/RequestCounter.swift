import Foundation
import HTTPTransport

/// Counts the requests to another transport.
final class RequestCounter: Transport {
  private let transport: any Transport
  private let number = Locked(0)

  init(_ transport: any Transport) { self.transport = transport }

  var count: Int { number.withLock { $0 } }

  func get(_ url: URL, maximumLength: Int64) async throws(TransportError) -> [UInt8]? {
    number.withLock { $0 += 1 }
    return try await transport.get(url, maximumLength: maximumLength)
  }
}
