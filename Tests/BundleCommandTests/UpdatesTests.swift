import BundleTestSupport
import Foundation
import TestSupport
import Testing

@Suite("catalogue-bundle updates", .enabled(if: WebServer.isThere))
struct UpdatesTests {
  private let workspace: BundleWorkspace
  private let server: WebServer

  init() async throws {
    workspace = try await BundleWorkspace()
    try await workspace.publish(SampleCatalogue("2026-06-01", ["alfa", "beta"]))
    server = try WebServer.start(showing: "\(workspace.path)/site")
  }

  private func run(_ command: String, now: Date? = nil) async throws -> Program.Result {
    try await workspace.run(
      "updates \(command) --store device --repository \(server.address) --root roots/1.root.json --json",
      now: now)
  }

  @Test("checks, applies and shows the status, one line of JSON each")
  func life() async throws {
    #expect(
      try await workspace.run("updates status --store device --root roots/1.root.json --json").output
        == #"{"result":"bundled"}"# + "\n")
    let check = try await run("check").output
    #expect(check.hasPrefix(#"{"downloadSize":"#))
    #expect(check.hasSuffix(#","result":"available","revision":1,"version":"2026-06-01"}"# + "\n"))
    #expect(
      try await run("apply").output == #"{"result":"applied","revision":1,"version":"2026-06-01"}"# + "\n")
    #expect(try await run("check").output == #"{"result":"up-to-date"}"# + "\n")
    let status = try await workspace.run("updates status --store device --root roots/1.root.json")
    #expect(status.output.hasPrefix("catalogue 2026-06-01; up to date as of: 20"))
    #expect(status.output.hasSuffix("Z\n"))
  }

  @Test("a release that follows is applied over the one before")
  func nextRelease() async throws {
    _ = try await run("apply")
    try await workspace.publish(SampleCatalogue("2026-06-02", ["alfa", "beta", "gamma"]))
    #expect(try await run("apply").output.contains("2026-06-02"))
  }

  /// Publishes two releases, the first of which is on the device, and returns the new paths of the second.
  private func publishTwo() async throws -> Set<String> {
    let ids = ["alfa", "beta"] + (10..<40).map { "brand-\($0)" }
    try await workspace.publish(SampleCatalogue("2026-06-02", ids))
    _ = try await run("apply")
    let before = workspace.published
    try workspace.write(SampleCatalogue("2026-06-03", ids))
    try await workspace.succeed("\(BundleWorkspace.publish) --patch-days 36500")
    return workspace.published.subtracting(before)
  }

  @Test("a release that follows is applied by its patch, even if its whole catalogue isn't there")
  func patch() async throws {
    let new = try await publishTwo()
    let catalogue = try #require(new.first { $0.hasSuffix(".italy.json") })
    try FileManager.default.removeItem(atPath: "\(workspace.path)/site/\(catalogue)")
    #expect(
      try await run("apply").output == #"{"result":"applied","revision":1,"version":"2026-06-03"}"# + "\n")
  }

  @Test("without its patch a release is applied whole, and the result says why")
  func noPatch() async throws {
    _ = try await publishTwo()
    try FileManager.default.removeItem(atPath: "\(workspace.path)/site/targets/patches")
    let output = try await run("apply").output
    #expect(output.hasPrefix(#"{"patchProblem":"the patch can't be downloaded: patches/italy.json."#))
    #expect(output.hasSuffix(#""result":"applied","revision":1,"version":"2026-06-03"}"# + "\n"))
  }

  @Test(
    "a repository that is hostile or forgotten is reported by a code, exits with 1, and changes nothing",
    arguments: ["absent", "malformed", "rolled-back", "expired"])
  func hostile(code: String) async throws {
    let path = "site/metadata/timestamp.json"
    let old = try #require(workspace.folder.bytes(path))
    try await workspace.publish(SampleCatalogue("2026-06-02", ["alfa", "beta"]))
    _ = try await run("apply")
    switch code {
    case "absent": try FileManager.default.removeItem(atPath: "\(workspace.path)/\(path)")
    case "malformed": try workspace.folder.write(path, "{}".utf8)
    case "rolled-back": try workspace.folder.write(path, old)
    default: break
    }
    let result = try await run("apply", now: code == "expired" ? Date() + 100 * 86_400 : nil)
    #expect(result.status == 1)
    #expect(result.errors.hasSuffix("[\(code)]\n"), "\(result.errors)")
    let status = try await workspace.run("updates status --store device --root roots/1.root.json")
    #expect(status.output.hasPrefix("catalogue 2026-06-02;"))
  }

  @Test("an address that can't be a folder's is refused", arguments: ["?x=1", "/#f"])
  func noFolder(end: String) async throws {
    let reason =
      ": the address of a repository's folder has no \"?\" and no \"#\": leave out what begins there"
    let address = server.address + end
    let check = try await workspace.run(
      "updates check --store device --repository \(address) --root roots/1.root.json")
    #expect(check.errors == "Error: \(address)\(reason) [address]\n")
    #expect(
      try await workspace.run("verify \(address) --root roots/1.root.json").errors
        == "Error: \(address)\(reason)\n"
    )
  }

  @Test("the status of somebody else's folder, or of a file, is refused as an update would be")
  func statusElsewhere() async throws {
    for (store, end) in [
      ("roots", "/roots is neither empty nor a store of catalogues: choose another folder for the store"),
      ("ci.pem", "/ci.pem isn't a folder: give the folder of the store"),
    ] {
      let result = try await workspace.run("updates status --store \(store) --root roots/1.root.json")
      #expect(result.status == 1)
      #expect(result.errors.hasSuffix("\(end) [storage]\n"), "\(result.errors)")
    }
  }

  @Test("the status by a root that accepts nothing of the store doubts the root")
  func statusByOtherRoot() async throws {
    _ = try await run("apply")
    let other = try await BundleWorkspace.withNewKeys()
    try workspace.folder.write("other.json", try #require(other.folder.bytes("roots/1.root.json")))
    let result = try await workspace.run("updates status --store device --root other.json")
    #expect(result.output == "no catalogue; up to date as of: never\n")
    #expect(
      result.errors
        == "note: other.json accepts no catalogue that device has: is it the root of their repository?\n")
    #expect(try await workspace.run("updates status --store device --root roots/1.root.json").errors.isEmpty)
  }

  @Test("a file that isn't a root is named, and not the server")
  func wrongRoot() async throws {
    try workspace.folder.write("wrong.json", "{}".utf8)
    for command in ["check --repository \(server.address)", "status"] {
      let result = try await workspace.run("updates \(command) --store device --root wrong.json")
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("Error: wrong.json isn't a root of trust"), "\(result.errors)")
    }
  }

  @Test("the root of another repository is doubted too, and not only the server")
  func otherRoot() async throws {
    let other = try await BundleWorkspace.withNewKeys()
    try workspace.folder.write("other.json", try #require(other.folder.bytes("roots/1.root.json")))
    let result = try await workspace.run(
      "updates check --store device --repository \(server.address) --root other.json")
    #expect(
      result.errors.hasSuffix("; is other.json this repository's root? [untrusted]\n"), "\(result.errors)")
  }
}
