import BundleTestSupport
import Foundation
import TestSupport
import Testing

@Suite("Roots")
struct RootTests {
  private let workspace: BundleWorkspace

  init() async throws { workspace = try await BundleWorkspace() }

  /// A root file, as far as these tests read it.
  private struct File: Decodable {
    struct Signed: Decodable {
      struct Role: Decodable {
        let keyids: [String], threshold: Int
      }
      let roles: [String: Role], version: Int, expires: String
    }
    let signed: Signed
  }

  private func root(_ version: Int) throws -> File {
    try JSONDecoder().decode(
      File.self, from: Data(workspace.folder.bytes("roots/\(version).root.json") ?? []))
  }

  @Test("with one root key are rejected, unless the threshold is one")
  func oneKey() async throws {
    let others = "--key targets=ci.pub.pem --key snapshot=ci.pub.pem --key timestamp=ci.pub.pem"
    let arguments = "root init --roots others --key root=anna.pub.pem \(others)"
    let result = try await workspace.run(arguments)
    #expect(result.status == 1)
    #expect(result.errors.contains("root would have 1 key, and 2 must sign"))
    let twice = try await workspace.run(arguments + " --threshold root=1 --threshold root=3")
    #expect(twice.status == 64 && twice.errors.contains("\"root=3\": root is there twice."))
    #expect(try await workspace.run(arguments + " --threshold root=1").status == 0)
  }

  @Test(
    "are published into no folder that has a private key",
    arguments: ["ci.pem", "ci.key.txt", ".ci", "targets/abc", "metadata/ci.pem"])
  func keyInRepository(name: String) async throws {
    try workspace.write(SampleCatalogue("2026-06-01", ["alfa"]))
    try FileManager.default.createDirectory(
      atPath: "\(workspace.path)/site", withIntermediateDirectories: true)
    try workspace.folder.write("site/\(name)", workspace.folder.bytes("ci.pem") ?? [])
    let result = try await workspace.run(BundleWorkspace.publishFirst)
    #expect(result.status == 1 && result.errors.contains("site/\(name) is a private key"), "\(result.errors)")
    #expect(workspace.folder.bytes("site/metadata/timestamp.json") == nil)
  }

  @Test("list the missing signatures until enough have signed")
  func steps() async throws {
    try await workspace.makeKey("carla", for: "root")
    let added = try await workspace.succeed("root add-key --key root=carla.pub.pem")
    #expect(added.contains("roots/2.root.json: needs 2 signatures by root keys of version 1"))
    #expect(added.contains("roots/2.root.json: needs 2 signatures by root keys of version 2"))
    let once = try await workspace.succeed("root sign --key anna.pem")
    #expect(once.contains("needs 1 signature by root keys of version 1"))
    #expect(try await workspace.succeed("root sign --key bruno.pem").contains("signed, ready to publish"))
  }

  @Test("of which one is missing are to be restored, and no new one is made")
  func missing() async throws {
    try await workspace.succeed("root rotate")
    try await workspace.sign("anna", "bruno")
    let first = "\(workspace.path)/roots/1.root.json"
    try FileManager.default.moveItem(atPath: first, toPath: "\(workspace.path)/kept.json")
    for arguments in [
      "root show", "root rotate", "root init --key root=anna.pub.pem",
    ] {
      let result = try await workspace.run(arguments)
      #expect(result.status == 1)
      #expect(
        result.errors
          == "Error: roots/1.root.json is missing, and roots/2.root.json is there: restore it from version control\n"
      )
    }
  }

  @Test("that are changed say how many signatures that costs")
  func dropped() async throws {
    #expect(try await !workspace.succeed("root rotate").contains("note:"))
    try await workspace.succeed("root sign --key anna.pem")
    #expect(
      try await workspace.succeed("root rotate").hasSuffix(
        "note: the draft had 1 signature, over what it was before: who signed it signs again\n"))
  }

  @Test("are written to be signed into no key's file")
  func toSign() async throws {
    let key = workspace.folder.bytes("ci.pem")
    for path in ["ci.pem", "roots/1.root.json"] {
      let result = try await workspace.run("root show --to-sign \(path)")
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("Error: \(path) isn't such a text of an earlier root"))
    }
    #expect(workspace.folder.bytes("ci.pem") == key)
    for _ in 1...2 {
      #expect(
        try await workspace.succeed("root show --to-sign text").hasSuffix("text: the bytes to be signed\n"))
    }
  }

  @Test("are changed key by key")
  func editing() async throws {
    try await workspace.makeKey("next", for: "timestamp")
    try await workspace.succeed("root add-key --key timestamp=next.pub.pem")
    let old = try #require(root(1).signed.roles["timestamp"]?.keyids.first)
    #expect(try root(2).signed.roles["timestamp"]?.keyids.first == old)
    #expect(try root(2).signed.roles["timestamp"]?.keyids.count == 2)
    try await workspace.succeed("root remove-key --key timestamp=\(old.prefix(8))")
    #expect(try root(2).signed.roles["timestamp"]?.keyids.contains(old) == false)
    #expect(try root(2).signed.roles["snapshot"]?.keyids == [old])
  }

  @Test("last a year, or as long as --expires says")
  func lifetime() async throws {
    let calendar = Calendar(identifier: .gregorian)
    func days(_ version: Int) throws -> Int? {
      let end = try #require(ISO8601DateFormatter().date(from: root(version).signed.expires))
      return calendar.dateComponents([.day], from: Date(), to: end.addingTimeInterval(3600)).day
    }
    #expect(try days(1) == 365)
    try await workspace.succeed("root rotate --expires root=30")
    #expect(try days(2) == 30)
    #expect(try await workspace.run("root rotate --expires timestamp=3").status == 64)
  }

  @Test("need no signatures once they are signed")
  func nothingToSign() async throws {
    #expect(try await workspace.run("root sign --key anna.pem").status == 1)
  }

  @Test(
    "can be signed by OpenSSL on another machine",
    .enabled(if: OpenSSL.isThere, "run scripts/require openssl"))
  func elsewhere() async throws {
    try await workspace.succeed("root rotate")
    try await workspace.succeed("root show --to-sign to-sign")
    let elsewhere = try OpenSSL()
    try elsewhere.write("to-sign", workspace.folder.bytes("to-sign") ?? [])
    for name in ["anna", "bruno"] {
      try elsewhere.write("key.pem", workspace.folder.bytes("\(name).pem") ?? [])
      _ = try elsewhere.run("pkeyutl -sign -rawin -inkey key.pem -in to-sign -out signature")
      try workspace.folder.write("signature", elsewhere.bytes("signature") ?? [])
      try await workspace.succeed("root sign --signature \(name).pub.pem=signature")
    }
    #expect(try await workspace.succeed("root show").hasSuffix("signed\n"))
    // Anna's signature isn't Bruno's.
    try await workspace.succeed("root rotate")
    let result = try await workspace.run("root sign --signature anna.pub.pem=signature")
    #expect(result.errors.contains("isn't a signature of the key"))
  }
}
