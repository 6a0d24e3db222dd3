import Foundation
import TestSupport
import Testing

@Suite(
  "tuf-client",
  .enabled(if: ReferenceRepository.isThere && WebServer.isThere, "run scripts/require tuf nginx"))
struct ClientTests {
  private let client: Client
  private let repository: ReferenceRepository
  private let server: WebServer

  init() throws {
    client = try Client()
    repository = try ReferenceRepository("ed25519")
    server = try WebServer.start(showing: repository.path)
    _ = try client.begin(with: repository.trustedRoot)
  }

  @Test("a refresh keeps each role's file as it came, and nothing else")
  func keepsFiles() throws {
    #expect(try client.refresh(from: server.address).status == 0)
    #expect(
      try client.names(in: "metadata") == ["root.json", "snapshot.json", "targets.json", "timestamp.json"])
    #expect(client.folder.bytes("metadata/root.json") == repository.trustedRoot)
  }

  @Test("what isn't a root is refused, and isn't kept")
  func noRoot() throws {
    let client = try Client()
    let result = try client.begin(with: Array("{}".utf8))
    #expect(result.status == 1)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try client.names(in: "metadata").isEmpty)
  }

  @Test("without a root nothing is fetched, and the sentence names the missing file")
  func notBegun() throws {
    let client = try Client()
    let result = try client.refresh(from: server.address)
    #expect(result.status == 1)
    #expect(result.errors.contains("metadata/root.json: no such file"))
  }

  @Test("a target that is there as it is listed isn't fetched again")
  func isThereAlready() throws {
    #expect(try client.download(["brands.json"], from: server.address).status == 0)
    let again = try client.download(["brands.json"], from: server.address, base: "\(server.address)/nowhere")
    #expect(again.status == 0, "\(again.errors)")
  }

  @Test("a target that was changed on the disk is fetched again")
  func changedOnDisk() throws {
    _ = try client.download(["brands.json"], from: server.address)
    let bytes = try #require(client.folder.bytes("targets/brands.json"))
    try client.folder.write("targets/brands.json", bytes + [0])
    #expect(try client.download(["brands.json"], from: server.address).status == 0)
    #expect(client.folder.bytes("targets/brands.json") == bytes)
  }

  @Test(
    "a download that breaks off, goes on for ever, is another file or is missing leaves nothing",
    .enabled(if: Python.isThere("python")),
    arguments: ["too-short", "endless/200?", "file", "status/404?", "boast", "bomb"])
  func brokenDownload(path: String) throws {
    let other = try MisbehavingServer()
    let result = try client.download(
      ["brands.json"], from: server.address, base: other.url(path).absoluteString)
    #expect(result.status == 1)
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(try client.names(in: "targets").isEmpty)
  }

  @Test("the first target that can't be had ends the command; those before it are there")
  func stopsAtFirst() throws {
    let result = try client.download(["empty", "nowhere", "brands.json"], from: server.address)
    #expect(result.status == 1)
    #expect(try client.names(in: "targets") == ["empty"])
  }

  @Test("http is spoken with this machine only")
  func elsewhere() throws {
    let result = try client.refresh(from: "http://example.org")
    #expect(result.status == 1)
    #expect(result.errors.contains("only https addresses"))
  }
}
