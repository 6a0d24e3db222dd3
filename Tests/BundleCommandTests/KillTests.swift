import BundleTestSupport
import Foundation
import TestSupport
import Testing

@Suite("catalogue-bundle that is killed")
struct KillTests {
  private let workspace: BundleWorkspace

  init() async throws {
    workspace = try await BundleWorkspace()
    try await workspace.publish(release(1))
  }

  private func release(_ number: Int) throws -> SampleCatalogue {
    try SampleCatalogue("2026-06-01", revision: number, ["alfa+\(number)", "beta", "gamma+\(number)"])
  }

  @Test(
    "at any time leaves a release that verifies, on which the next ones build",
    .enabled(if: TestTier.isSlow, "make test-all runs it"))
  func anyTime() async throws {
    var generator = SeededGenerator(seed: 1)
    let command = [BundleWorkspace.command] + BundleWorkspace.publish.split(separator: " ").map(String.init)
    let duration =
      try await ContinuousClock().measure { _ = try await workspace.publish(release(2)) } / .seconds(1)
    for number in 3..<32 {
      try workspace.write(release(number))
      let seconds = Double.random(in: 0...(1.2 * duration), using: &generator)
      try Program.runAndKill(command, in: workspace.path, after: seconds)
      try await expectRelease()
    }
    try await expectNextRelease(32)
  }

  @Test(
    "before any flush or rename leaves a release that verifies, on which the next one builds",
    .enabled(if: TestTier.isSlow, "make test-all runs it"), .enabled(if: Strace.isThere, "needs strace"),
    arguments: ["fsync", "rename"])
  func everyCall(call: String) async throws {
    var number = 2
    while try publishAndKill(release(number), atCall: call, number: number - 1) {
      try await expectRelease()
      number += 1
    }
    // Each was killed one call later than the one before; the last had none left.
    #expect(number > 7)
    try await expectNextRelease(number + 1)
  }

  @Test("leaves half-written files, which the next publisher deletes")
  func leftovers() async throws {
    try workspace.folder.write("site/metadata/timestamp.json.4711.tmp", [1, 2, 3])
    try workspace.folder.write("site/targets/logos/abc.alfa.svg.4711.tmp", [1, 2, 3])
    try workspace.folder.write("site/targets/audio/abc.m4a.4711.tmp", [1, 2, 3])
    try await expectNextRelease(2)
    #expect(workspace.folder.bytes("site/targets/audio/abc.m4a.4711.tmp") == nil)
    #expect(workspace.folder.bytes("site/metadata/timestamp.json.4711.tmp") == nil)
    #expect(workspace.folder.bytes("site/targets/logos/abc.alfa.svg.4711.tmp") == nil)
  }

  /// - Returns: whether the command was killed, because it made so many calls.
  private func publishAndKill(_ sample: SampleCatalogue, atCall call: String, number: Int) throws -> Bool {
    try workspace.write(sample)
    let strace = "strace -f -o trace -e trace=\(call) -e inject=\(call):signal=KILL:when=\(number)"
    let words = "\(strace) \(BundleWorkspace.command) \(BundleWorkspace.publish)".split(separator: " ")
    return try Program.run(words.map(String.init), in: workspace.path).status != 0
  }

  private func expectRelease(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let result = try await workspace.run(BundleWorkspace.verify)
    #expect(result.status == 0, "\(result.errors)", sourceLocation: sourceLocation)
  }

  private func expectNextRelease(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation)
    async throws
  {
    let output = try await workspace.publish(release(number))
    #expect(output.contains("revision \(number)"), sourceLocation: sourceLocation)
    try await expectRelease(sourceLocation: sourceLocation)
  }
}
