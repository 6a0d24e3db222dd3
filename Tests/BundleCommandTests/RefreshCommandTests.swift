import BundleTestSupport
import TestSupport
import Testing

@Suite("catalogue-bundle refresh")
struct RefreshCommandTests {
  private let workspace: BundleWorkspace
  private let refresh = "refresh --repository site --key ci.pem"

  init() async throws {
    workspace = try await BundleWorkspace()
    try await workspace.publish(SampleCatalogue("2026-06-01", ["alfa"]))
  }

  @Test("writes a snapshot and a timestamp with the daily job's key alone")
  func files() async throws {
    let before = workspace.published
    try await workspace.succeed(refresh)
    #expect(workspace.published.subtracting(before) == ["metadata/2.snapshot.json"])
    #expect(try await workspace.run(BundleWorkspace.verify).status == 0)
  }

  @Test(
    "exits with 100 and reports what expires soon",
    arguments: [(91, ["targets"]), (366, ["root", "targets"])])
  func alarm(days: Int, roles: [String]) async throws {
    let result = try await workspace.run("\(refresh) --warn-within \(days)")
    #expect(result.status == 100)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == roles.count)
    for role in roles { #expect(lines.contains { $0.hasPrefix("EXPIRES SOON: \(role), at ") }) }
    // It has done its work all the same.
    #expect(workspace.published.contains("metadata/2.snapshot.json"))
  }

  @Test("says which signatures a root needs that somebody has begun, and near the expiry how to give them")
  func begunRoot() async throws {
    try await workspace.succeed("root rotate")
    try await workspace.sign("anna")
    let note = "note: roots/2.root.json: needs 1 signature by root keys of version 1:\n"
    #expect(try await workspace.succeed(refresh).contains(note))
    #expect(try await workspace.succeed(BundleWorkspace.publish).hasPrefix(note))
    let result = try await workspace.run("\(refresh) --warn-within 366")
    #expect(
      result.errors.contains(": roots/2.root.json is begun: sign it with \"catalogue-bundle root sign\"\n"))
  }

  @Test("exits with 100 and reports a root that waits for the release key")
  func waitingRoot() async throws {
    try await workspace.makeKey("next", for: "targets")
    try await workspace.succeed("root rotate --key targets=next.pub.pem")
    try await workspace.sign("anna", "bruno")
    let result = try await workspace.run(refresh)
    #expect(result.status == 100)
    #expect(result.errors.hasPrefix("NOT PUBLISHED: root version 2"))
    #expect(try await workspace.run(BundleWorkspace.verify).status == 0)
  }
}
