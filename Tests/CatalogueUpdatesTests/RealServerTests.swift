import Foundation
import HTTPTransport
import TestSupport
import Testing

@testable import CatalogueUpdates

@Suite("Servers that break HTTP", .enabled(if: Python.isThere("python")))
struct RealServerTests {
  private let outage: Outage
  private let server: MisbehavingServer

  init() async throws {
    outage = try await Outage()
    server = try MisbehavingServer()
  }

  @Test(
    "don't change the store, and are reported by the same codes",
    arguments: TestTier.some(of: [
      ("silence", "timed-out"), ("stall", "timed-out"), ("stall/100", "timed-out"),
      ("endless/200", "too-long"), ("too-short", "connection-failed"), ("boast", "connection-failed"),
      ("garbage", "connection-failed"), ("loop", "address"),
    ]))
  func fault(path: String, code: String) async throws {
    let transport = Detour(to: try server.url(path), by: Outage.transport())
    #expect(try await outage.failure(at: Site.address, by: transport)?.code == code)
  }

  @Test("a server without TLS is reported as insecure")
  func plainServer() async throws {
    let address = try server.url("file").absoluteString.replacingOccurrences(of: "http:", with: "https:")
    let error = try await outage.failure(at: address)
    // On Linux the reason of a failed connection is unknown.
    #expect(["insecure", "connection-failed"].contains(error?.code))
  }
}

/// Requests one address instead of every other.
private struct Detour: Transport {
  let url: URL
  let transport: SystemTransport

  init(to url: URL, by transport: SystemTransport) { (self.url, self.transport) = (url, transport) }

  func get(_: URL, maximumLength: Int64) async throws(TransportError) -> [UInt8]? {
    try await transport.get(url, maximumLength: maximumLength)
  }
}
