import Foundation
import TestSupport
import Testing

@Suite("catalogue import")
struct ImportCommandTests {
  @Test(
    "the project's own catalogue, imported and built, is the same byte for byte",
    .enabled(if: TestTier.isSlow, "make test-all runs it"))
  func roundTrip() async throws {
    let folder = try TemporaryFolder()
    let (own, market) = ("\(folder.path)/own.json", "\(folder.path)/italy")
    func generated(_ name: String) -> [String] { ["--generated", "\(folder.path)/\(name)"] }
    for arguments in [
      ["build", "--output", own, "--baseline", "catalogue/italy.json"] + generated("own"),
      ["import", own, "--into", market],
      ["build", "--market", market, "--baseline", own] + generated("imported"),
    ] {
      let result = try await Workspace.run(arguments)
      #expect(result.status == 0, "\(result.errors)")
      guard arguments[0] == "import" else { continue }
      // They are files beside the catalogue.
      try FileManager.default.copyItem(
        at: Project.root.appendingPathComponent("catalogue/italy/symbols"),
        to: URL(fileURLWithPath: "\(market)/symbols"))
    }
    let bytes = try #require(folder.bytes("own.json"))
    #expect(folder.bytes("italy.json") == bytes)
  }
}
