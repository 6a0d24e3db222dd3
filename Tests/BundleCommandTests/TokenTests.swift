import BundleTestSupport
import TestSupport
import Testing

@Suite(
  "A PKCS #11 token", .enabled(if: TestTier.isSlow, "make test-all runs it"),
  .enabled(if: PKCS11Token.isThere, "run scripts/require softhsm opensc"))
struct TokenTests {
  private let workspace: BundleWorkspace

  init() throws {
    workspace = try BundleWorkspace()
    try workspace.publish(SampleCatalogue("2026-06-01", ["alfa"]))
  }

  @Test("holds the key of snapshot and timestamp, in a release and in the daily refresh")
  func dailyKey() throws {
    let token = try PKCS11Token(in: workspace.folder, keys: ["token"])
    try workspace.succeed("root rotate --key snapshot=token.pub.pem --key timestamp=token.pub.pem")
    try workspace.sign("anna", "bruno")
    try workspace.write(SampleCatalogue("2026-06-02", ["alfa"]))
    let signer = ["--signer", "token.pub.pem=\(token.signer("token"))"]
    let release = try workspace.run(
      BundleWorkspace.publish.split(separator: " ").map(String.init) + signer)
    #expect(release.status == 0, "\(release.errors)")
    let refresh = try workspace.run(["refresh", "--repository", "site"] + signer)
    #expect(refresh.status == 0, "\(refresh.errors)")
    #expect(try workspace.run(BundleWorkspace.verify).status == 0)
  }
}
