import BundleTestSupport
import Foundation
import TestSupport
import Testing

@Suite("A first release")
struct FirstReleaseTests {
  private let workspace: BundleWorkspace

  init() async throws {
    workspace = try await BundleWorkspace()
    try workspace.write(SampleCatalogue("2026-06-01", ["alfa"]))
  }

  @Test(
    "is begun at a terminal only if the person says yes",
    .enabled(if: Terminal.isThere, "run scripts/require python"), arguments: ["y", "", "n"])
  func terminal(answer: String) throws {
    let command = [BundleWorkspace.command] + BundleWorkspace.publish.split(separator: " ").map(String.init)
    let result = try Terminal.run(command, answer: answer, in: workspace.path)
    #expect(result.output.contains("site holds no release. Begin a new repository at version 1? [y/N]"))
    #expect(result.status == (answer == "y" ? 0 : 1), "\(result.output)")
    #expect(workspace.published.isEmpty == (answer != "y"))
  }
}
