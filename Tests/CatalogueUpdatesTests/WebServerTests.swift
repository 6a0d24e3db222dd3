import Foundation
import TestSupport
import Testing

@testable import CatalogueUpdates

@Suite("Faulty web servers", .enabled(if: WebServer.isThere, "run scripts/require nginx"))
struct WebServerTests {
  private let outage: Outage

  init() async throws { outage = try await Outage() }

  /// Settings for nginx, and the error that follows.
  struct Fault: CustomTestStringConvertible {
    let settings: String
    let code: String
    let sentence: String

    init(_ settings: String, _ code: String, _ sentence: String) {
      (self.settings, self.code, self.sentence) = (settings, code, sentence)
    }

    var testDescription: String { settings }
  }

  @Test(
    "don't change the store, and are reported with a code and a sentence",
    arguments: [
      Fault("return 404;", "absent", "the server doesn't have this file"),
      Fault("deny all;", "absent", "the server doesn't have this file"),
      Fault("return 500;", "server", "the server answers with status 500"),
      Fault("return 503;", "server", "the server answers with status 503"),
      Fault("return 444;", "connection-failed", "the connection failed"),
      Fault("limit_rate 1;", "timed-out", "the server takes too long"),
      Fault(
        "default_type text/html; return 200 '<html>Please log in</html>';", "malformed",
        "the server's files can't be trusted"),
      Fault(
        "return 302 http://example.org/login;", "address",
        "redirected to http://example.org/login, which isn't allowed"),
    ])
  func fault(_ fault: Fault) async throws {
    let server = try WebServer.start(
      showing: outage.folder.path, settings: "location / { \(fault.settings) }")
    let error = try await outage.failure(at: server.address)
    #expect(error?.code == fault.code)
    #expect(error?.description.contains(fault.sentence) == true, "\(String(describing: error))")
  }

  @Test("aren't asked before the time of Retry-After")
  func retryAfter() async throws {
    let server = try WebServer.start(
      showing: outage.folder.path, settings: "add_header Retry-After 3600 always; return 503;")
    let device = outage.device
    let counter = RequestCounter(Outage.transport())
    let updater = try device.updater(of: device.launch(), transport: counter, repository: server.address)
    await updater.refresh(maxAge: 0)
    device.time.advance(by: 3599)
    await updater.refresh(maxAge: 0)
    #expect(counter.count == 1)
    device.time.advance(by: 1)
    await updater.refresh(maxAge: 0)
    #expect(counter.count == 2)
  }

  @Test("are rejected when they show an old timestamp beside newer files")
  func oldTimestamp() async throws {
    try outage.folder.write("metadata/timestamp.json", outage.oldTimestamp)
    let server = try WebServer.start(showing: outage.folder.path)
    let error = try await outage.failure(at: server.address)
    #expect(error?.code == "rolled-back")
    #expect(error?.description.contains("version 1 is older than version 2, which was seen before") == true)
  }

  @Test("are rejected when their certificate isn't trusted", .enabled(if: OpenSSL.isThere))
  func selfSigned() async throws {
    let (openSSL, files) = (try OpenSSL(), try TemporaryFolder())
    _ = try openSSL.run(
      """
      req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1 \
      -addext subjectAltName=IP:127.0.0.1 -keyout key -out certificate
      """)
    let pair = try #require(openSSL.bytes("key")) + #require(openSSL.bytes("certificate"))
    let server = try WebServer.start(
      showing: outage.folder.path, certificate: files.write("certificate.pem", pair))
    let error = try await outage.failure(at: server.address)
    #expect(error?.code == "insecure")
    #expect(error?.description.contains("the connection isn't secure") == true)
  }

  @Test("are reported when nothing listens")
  func offline() async throws {
    let address = try WebServer.start(showing: outage.folder.path).address
    let error = try await outage.failure(at: address)
    #expect(error?.code == "connection-failed")
    #expect(error?.description.contains("the connection failed") == true)
  }

  @Test("work again afterwards")
  func recovery() async throws {
    let server = try WebServer.start(showing: outage.folder.path)
    let device = outage.device
    let updater = try device.updater(
      of: device.launch(), transport: Outage.transport(), repository: server.address)
    #expect(try await updater.update() == .staged(try .june(4)))
  }
}
