import FileAccess
import Foundation
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

  @Test("signals do afterwards what they did before, also in the background, where SIGINT is ignored")
  func signals() async throws {
    let keyboard = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, keyboard) }
    try await #require(try Workspace().run("rename", "pam", "Pim").status == 0)
    // What was set is returned; nil is the default.
    #expect(signal(SIGTERM, SIG_DFL) == nil)
    #expect(signal(SIGINT, SIG_IGN) != nil)
  }
}
