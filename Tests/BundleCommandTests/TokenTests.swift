import BundleTestSupport
import Foundation
import TestSupport
import Testing

@Suite(
  "A PKCS #11 token", .enabled(if: TestTier.isSlow, "make test-all runs it"),
  .enabled(if: PKCS11Token.isThere, "run scripts/require softhsm opensc"))
struct TokenTests {
  private let workspace: BundleWorkspace

  init() async throws {
    workspace = try await BundleWorkspace()
    try await workspace.publish(SampleCatalogue("2026-06-01", ["alfa"]))
  }

  @Test("holds the key of snapshot and timestamp, in a release and in the daily refresh")
  func dailyKey() async throws {
    let token = try PKCS11Token(in: workspace.folder, keys: ["token"])
    try await workspace.succeed("root rotate --key snapshot=token.pub.pem --key timestamp=token.pub.pem")
    try await workspace.sign("anna", "bruno")
    try workspace.write(SampleCatalogue("2026-06-02", ["alfa"]))
    let signer = ["--signer", "token.pub.pem=\(token.signer("token"))"]
    let release = try await workspace.run(
      BundleWorkspace.publish.split(separator: " ").map(String.init) + signer)
    #expect(release.status == 0, "\(release.errors)")
    let refresh = try await workspace.run(["refresh", "--repository", "site"] + signer)
    #expect(refresh.status == 0, "\(refresh.errors)")
    #expect(try await workspace.run(BundleWorkspace.verify).status == 0)
  }

  @Test("signs by the commands of PUBLISHING.md")
  func guide() async throws {
    let token = try PKCS11Token(in: workspace.folder, keys: ["ci"])
    try await workspace.succeed("root rotate --key snapshot=ci.pub.pem --key timestamp=ci.pub.pem")
    try await workspace.sign("anna", "bruno")
    try workspace.write(SampleCatalogue("2026-06-02", ["alfa"]))
    let signer = ["--signer", "ci.pub.pem=\(token.signer("ci"))"]
    try #require(
      try await workspace.run(BundleWorkspace.publish.split(separator: " ").map(String.init) + signer).status
        == 0)
    try FileManager.default.removeItem(atPath: "\(workspace.path)/ci.pub.pem")

    let blocks = try Guide("PUBLISHING.md").blocks
    let block = try #require(blocks.first { $0.name == "Keys that aren't files: console 1" })
    for command in block.commands {
      // At a terminal the first command asks for the PIN.
      let line = command.replacing("MODULE", with: PKCS11Token.module)
        .replacing("--login --read-object", with: "--login --pin env:PIN --read-object")
      let result = try workspace.shell("export PIN=1234 SOFTHSM2_CONF='\(token.settings)'; \(line)")
      #expect(result.status == 0, "\(line): \(result.errors)")
    }
    #expect(try await workspace.run(BundleWorkspace.verify).status == 0)
  }
}
