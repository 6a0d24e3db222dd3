import TestSupport
import Testing

@Suite("catalogue check")
struct CheckTests {
  @Test("the project's own catalogue is without findings")
  func ownCatalogue() async throws {
    let result = try await Workspace.run(["check"])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("the last release may come through a pipe, and messages don't name that")
  func baselineThroughPipe() async throws {
    let workspace = try Workspace()
    try await workspace.run("build", "--date", "2026-05-31")
    let check = { (last: String) in
      try Program.run(
        ["bash", "-c", "'\(Workspace.command)' check --baseline <(\(last))"], in: workspace.path)
    }
    #expect(try check("sleep 0.1; cat catalogue/italy.json").status == 0)
    let wrong = try check("echo '<<<<<<< HEAD'")
    #expect(wrong.status == 100)
    #expect(wrong.errors.hasPrefix("error[E407]: the last release, line 1, column 1: "), "\(wrong.errors)")
  }
}
