import BundleTestSupport
import Foundation
import TestSupport
import Testing

@Suite("Roots")
struct RootTests {
  private let workspace: BundleWorkspace

  init() async throws { workspace = try await BundleWorkspace() }

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
