import FileAccess
import TestSupport
import Testing

@Suite("catalogue rename and catalogue retire")
struct RetireTests {
  @Test("nothing is changed while another run changes the same files", arguments: [true, false])
  func twoRuns(isAbsolute: Bool) async throws {
    let workspace = try Workspace()
    let before = try workspace.brand("pam")
    let market = isAbsolute ? "\(workspace.path)/catalogue/italy" : "catalogue/italy"
    let lock = try #require(try FileLock.take(folder: "\(workspace.path)/catalogue/italy/logos"))
    defer { withExtendedLifetime(lock) {} }
    let refused = try await workspace.run("rename", "pam", "Pim", "--market", market)
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains("can't write in \(market)/logos: another run is changing it; run this again"))
    #expect(try workspace.brand("pam") == before)
    #expect(workspace.folder.bytes("catalogue/italy/brands/pim.yaml") == nil)
    #expect(workspace.folder.bytes("catalogue/italy/logos/pim.svg") == nil)
  }
}
