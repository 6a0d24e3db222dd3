import BundleTestSupport
import Foundation
import HTTPTransport
import TestSupport
import Testing

@testable import CatalogueUpdates

@Suite("Servers as they are", .enabled(if: Python.isThere("python")))
struct RealServerTests {
  private let device: Device

  init() throws { device = try Device(site: Site()) }

  @Test(
    "a real server that misbehaves is told by the same codes",
    arguments: [
      ("status/404", "absent"), ("status/403", "absent"), ("status/500", "server"), ("status/503", "server"),
      ("silence", "timed-out"), ("stall", "timed-out"), ("drip", "timed-out"), ("endless/200", "too-long"),
      ("too-short", "connection-failed"), ("boast", "connection-failed"), ("garbage", "connection-failed"),
      ("file", "malformed"), ("loop", "address"),
    ])
  func realServer(path: String, code: String) async throws {
    let server = try MisbehavingServer()
    var options = TransportOptions()
    (options.allowsLoopbackHTTP, options.idleTimeout, options.totalTimeout) = (true, .seconds(1), .seconds(3))
    let transport = Detour(to: try server.url(path), by: SystemTransport(options: options))
    let updater = try device.updater(of: device.launch(), transport: transport)
    let error = await #expect(throws: CatalogueUpdateError.self) { try await updater.update() }
    #expect(error?.code == code)
  }

  @Test("a server that doesn't speak TLS is no server")
  func plainServer() async throws {
    let server = try MisbehavingServer()
    let address = try server.url("file").absoluteString.replacingOccurrences(of: "http:", with: "https:")
    let transport = Detour(to: try #require(URL(string: address)), by: SystemTransport())
    let updater = try device.updater(of: device.launch(), transport: transport)
    let error = await #expect(throws: CatalogueUpdateError.self) { try await updater.update() }
    // On Linux the system doesn't tell why a connection failed.
    #expect(["insecure", "connection-failed"].contains(error?.code))
    withExtendedLifetime(server) {}
  }
}

/// Asks one address in place of every other.
private struct Detour: Transport {
  let url: URL
  let transport: SystemTransport

  init(to url: URL, by transport: SystemTransport) { (self.url, self.transport) = (url, transport) }

  func get(_: URL, maximumLength: Int64) async throws(TransportError) -> [UInt8]? {
    try await transport.get(url, maximumLength: maximumLength)
  }
}
