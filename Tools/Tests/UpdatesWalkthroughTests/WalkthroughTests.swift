import TestSupport
import Testing

@Suite("updates-walkthrough")
struct WalkthroughTests {
  @Test("shows a whole life: offline, published, updated, relaunched, attacked")
  func walk() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run([Program.built("updates-walkthrough"), "walk", folder.path])
    #expect(result.status == 0)
    let starts = [
      "first launch: 2026-06-01, bundled, 2 brands", "check refused, connection-failed: ",
      "check: available(2026-06-02",
      "update: staged(2026-06-02)", "the session goes on: 2026-06-01, bundled, 2 brands",
      "relaunch: 2026-06-02, downloaded, 3 brands", "rollback attempt refused, rolled-back: ",
      "relaunch: 2026-06-02, downloaded, 3 brands",
    ]
    #expect(result.lines.count == starts.count)
    for (line, start) in zip(result.lines, starts) { #expect(line.hasPrefix(start)) }
  }
}
