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

  @Test("into a missing or an empty folder is refused, and nothing is written", arguments: [false, true])
  func misspelt(isThere: Bool) async throws {
    let folder = "\(workspace.path)/site"
    if isThere { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
    let result = try await workspace.run(BundleWorkspace.publish)
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Error: no repository at site: check the name"))
    #expect(FileManager.default.fileExists(atPath: folder) == isThere)
    #expect(workspace.published.isEmpty)
  }

  @Test(
    "into a repository whose timestamp wasn't downloaded is refused: nothing would be known of its release")
  func incomplete() async throws {
    try await workspace.succeed(BundleWorkspace.publishFirst)
    try FileManager.default.removeItem(atPath: "\(workspace.path)/site/metadata/timestamp.json")
    let before = workspace.published
    try workspace.write(SampleCatalogue("2026-05-31", ["beta"]))
    let result = try await workspace.run(BundleWorkspace.publish)
    #expect(result.status == 1)
    #expect(
      result.errors
        == "Error: site has metadata and no metadata/timestamp.json: download the published repository whole; "
        + "for a first release give --first\n")
    #expect(workspace.published == before)
  }

  @Test("isn't begun where later releases are, though the timestamp is missing: not even with --first")
  func laterRelease() async throws {
    try await workspace.succeed(BundleWorkspace.publishFirst)
    try workspace.write(SampleCatalogue("2026-06-02", ["alfa", "beta"]))
    try await workspace.succeed(BundleWorkspace.publish)
    try FileManager.default.removeItem(atPath: "\(workspace.path)/site/metadata/timestamp.json")
    let before = workspace.published
    try workspace.write(SampleCatalogue("2026-05-31", ["alfa"]))
    for command in [BundleWorkspace.publishFirst, BundleWorkspace.publish] {
      let result = try await workspace.run(command)
      #expect(result.status == 1)
      #expect(
        result.errors
          == "Error: site has metadata/2.snapshot.json and no metadata/timestamp.json: download the published "
          + "repository whole, or begin a new one in another folder\n")
    }
    #expect(workspace.published == before)
  }

  @Test("begins a repository with --first, which then needs it no more")
  func first() async throws {
    try await workspace.succeed(BundleWorkspace.publishFirst)
    #expect(try await workspace.succeed(BundleWorkspace.publish).contains("nothing to write"))
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

  @Test(
    "refresh and verify name the folder that holds no repository",
    arguments: ["refresh --repository nowhere --key ci.pem", "verify nowhere --root roots/1.root.json"])
  func nowhere(arguments: String) async throws {
    let result = try await workspace.run(arguments)
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Error: no repository at nowhere"))
  }
}
