import BundleTestSupport
import Foundation
import HTTPTransport
import TestSupport
import Testing

@testable import CatalogueUpdates

/// A device with a release, while a newer one is published by a server that can't be trusted, or isn't there.
@Suite("Hostile and faulty web servers", .enabled(if: WebServer.isThere, "run scripts/require nginx"))
struct WebServerTests {
  private let device: Device
  /// The repository's files.
  private let folder: TemporaryFolder
  /// The timestamp before the device's release.
  private let oldTimestamp: [UInt8]

  init() async throws {
    let site = try Site()
    device = try Device(site: site)
    folder = try TemporaryFolder()
    try site.publish(SampleCatalogue("2026-06-02", ["alfa"]), as: 1)
    oldTimestamp = try #require(site.file("metadata/timestamp.json"))
    try site.publish(SampleCatalogue("2026-06-03", ["alfa", "gamma"]), as: 2)
    try await device.update()
    try site.publish(SampleCatalogue("2026-06-04", ["alfa", "delta"]), as: 3)
    try site.write(to: folder.path)
  }

  @Test(
    "change nothing in the store, are reported by code and sentence, and give the release once they are well")
  func faults() async throws {
    for (settings, code, sentence) in [
      ("return 404;", "absent", "the server doesn't have this file"),
      ("return 500;", "server", "the server answers with status 500"),
      ("return 444;", "connection-failed", "the connection failed"),
      ("limit_rate 1;", "timed-out", "the server takes too long"),
      (
        "default_type text/html; return 200 '<html>Please log in</html>';", "malformed",
        "the server's files can't be trusted"
      ),
      ("return 302 http://example.org/login;", "address", "redirected to http://example.org/login, which"),
    ] {
      let server = try WebServer.start(showing: folder.path, settings: "location / { \(settings) }")
      try await expectFailure(code, sentence, at: server.address)
    }
    let timestamp = try #require(folder.bytes("metadata/timestamp.json"))
    try folder.write("metadata/timestamp.json", oldTimestamp)
    let server = try WebServer.start(showing: folder.path)
    try await expectFailure(
      "rolled-back", "version 1 is older than version 2, which was seen before", at: server.address)
    try folder.write("metadata/timestamp.json", timestamp)
    #expect(try await updater(at: server.address).update() == .staged(try .june(4)))
  }

  @Test("aren't used when nothing listens, or the certificate isn't trusted", .enabled(if: OpenSSL.isThere))
  func connection() async throws {
    let address = try WebServer.start(showing: folder.path).address
    try await expectFailure("connection-failed", "the connection failed", at: address)
    let openSSL = try OpenSSL()
    _ = try openSSL.run(
      """
      req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1 \
      -addext subjectAltName=IP:127.0.0.1 -keyout key -out certificate
      """)
    let files = try TemporaryFolder()
    let pair = try #require(openSSL.bytes("key")) + #require(openSSL.bytes("certificate"))
    let server = try WebServer.start(
      showing: folder.path, certificate: files.write("certificate.pem", pair))
    try await expectFailure("insecure", "the connection isn't secure", at: server.address)
  }

  private func updater(at address: String) throws -> CatalogueUpdater {
    var options = TransportOptions()
    (options.allowsLoopbackHTTP, options.idleTimeout, options.totalTimeout) = (true, .seconds(1), .seconds(3))
    return try device.updater(
      of: device.launch(), transport: SystemTransport(options: options), repository: address)
  }

  /// An update fails and changes nothing in the store but the record of checks.
  private func expectFailure(
    _ code: String, _ sentence: String, at address: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let before = device.contents()
    let error = await #expect(throws: CatalogueUpdateError.self, sourceLocation: sourceLocation) {
      try await updater(at: address).update()
    }
    #expect(error?.code == code, sourceLocation: sourceLocation)
    #expect(error?.description.contains(sentence) == true, sourceLocation: sourceLocation)
    #expect(device.contents() == before, sourceLocation: sourceLocation)
  }
}

extension Device {
  /// All files of the store except the record of checks.
  fileprivate func contents() -> [String: Data] {
    files().filter { $0 != "checked" }.reduce(into: [:]) { contents, name in
      contents[name] = FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data()
    }
  }
}
