import Foundation
import TestSupport
import Testing

/// Same sources, baseline and day: same bytes, in another folder, locale, time zone, file order and number of jobs.
@Suite("Determinism")
struct DeterminismTests {
  private func bytes(
    environment: [String: String] = [:], jobs: String = "1", isReversed: Bool = false
  ) async throws -> [[UInt8]] {
    let workspace = try Workspace(market: "Tests/Fixtures/drawn")
    if isReversed { try writeBrandsInReverse(workspace) }
    let result = try await workspace.run(
      "build", "--date", "2026-05-31", "--jobs", jobs, environment: environment)
    #expect(result.status == 0, "\(result.errors)")
    return try Workspace.outputs.map { try #require(workspace.folder.bytes($0)) }
  }

  /// Writes the files anew, last first: a folder lists them in another order then.
  private func writeBrandsInReverse(_ workspace: Workspace) throws {
    let folder = "\(workspace.path)/catalogue/italy/brands"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().reversed()
    let texts = try names.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    for name in names { try FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
    for (name, text) in zip(names, texts) {
      try text.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
    }
  }

  @Test("nothing around the build shows in its bytes", .enabled(if: TestTier.isSlow, "make test-all runs it"))
  func sameBytes() async throws {
    let plain = try await bytes()
    // Several at once, because each build takes seconds.
    let first = ["LC_ALL": "C", "LANG": "C", "TZ": "Pacific/Kiritimati"]
    #expect(try await bytes(environment: first, jobs: "7") == plain)
    let second = ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"]
    #expect(try await bytes(environment: second, isReversed: true) == plain)
  }
}
