import Foundation
import TestSupport
import Testing

/// The page and its server in a real browser, which is started once for all of them.
@Suite(
  "The preview in Chromium", .enabled(if: TestTier.isSlow, "make test-all runs it"),
  .enabled(if: BrowserRun.isPossible, "run scripts/require browser"))
struct PreviewBrowserTests {
  @Test("a check finds no problem", arguments: BrowserRun.checks)
  func check(name: String) async throws {
    let problems = try #require(try await BrowserRun.problems.value[name])
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test("every check is named here")
  func names() async throws {
    #expect(try await BrowserRun.problems.value.keys.sorted() == BrowserRun.checks.sorted())
  }
}
