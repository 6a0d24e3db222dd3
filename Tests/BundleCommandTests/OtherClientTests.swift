import BundleTestSupport
import TestSupport
import Testing

@Suite(
  "Updates with python-tuf and tuf-js",
  .enabled(if: ReferenceRepository.isThere && WebServer.isThere, "run scripts/require tuf nginx"))
struct OtherClientTests {
  private let workspace: BundleWorkspace

  init() async throws {
    workspace = try await BundleWorkspace()
    try await workspace.publish(SampleCatalogue("2026-06-01", ["alfa", "beta"]))
  }

  private func view(_ targets: [String] = []) throws -> ReferenceRepository.View {
    let server = try WebServer.start(showing: "\(workspace.path)/site")
    let root = workspace.folder.bytes("roots/1.root.json") ?? []
    return try ReferenceRepository.view(at: server.address, trustedRoot: root, targets: targets)
  }

  @Test("downloads every target of a release")
  func release() throws {
    let view = try view()
    #expect(view.versions == ["root": 1, "timestamp": 1, "snapshot": 1, "targets": 1])
    #expect(
      Set(view.targets.keys) == ["italy.json", "italy.json.gz", "logos/alfa.svg", "logos/beta.svg"])
    #expect(view.targets.values.allSatisfy { $0 != nil })
  }

  @Test("downloads the patches of a later release as further targets")
  func patches() async throws {
    let ids = (10..<40).map { "brand-\($0)" }
    for day in ["2026-06-02", "2026-06-03"] {
      try workspace.write(SampleCatalogue(day, ids + ["alfa", "beta"]))
      try await workspace.succeed("\(BundleWorkspace.publish) --patch-days 36500")
    }
    let view = try view()
    #expect(view.targets.count == 35)
    let patches = view.targets.filter { $0.key.hasPrefix("patches/italy.json.") }
    #expect(patches.count == 1)
    #expect(view.targets.values.allSatisfy { $0 != nil })
  }

  @Test(
    "downloads logos that hash bins list, and the patches of a later release",
    .enabled(if: TestTier.isSlow, "make test-all runs it"))
  func bins() async throws {
    let logos = try await publishBins()
    let listed = try view()
    #expect(listed.targets.count == 3)
    #expect(listed.targets.keys.contains { $0.hasPrefix("patches/italy.json.") })
    let view = try view(logos + ["logos/other.svg"])
    #expect(view.targets.count == 301)
    #expect(view.targets.filter { $0.value == nil }.map(\.key) == ["logos/other.svg"])
  }

  /// Publishes two releases of 302 brands.
  /// - Returns: the paths of 300 logos.
  private func publishBins() async throws -> [String] {
    let ids = (100..<400).map { "brand-\($0)" }
    for day in ["2026-06-02", "2026-06-03"] {
      let changed = ids.map { $0 == "brand-200" ? "\($0)+\(day)" : $0 } + ["alfa", "beta"]
      try workspace.write(SampleCatalogue(day, changed, hasDigests: true))
      try await workspace.succeed("\(BundleWorkspace.publish) --patch-days 36500")
    }
    return ids.map { "logos/\($0).svg" }
  }

  @Test(
    "so does tuf-js", .enabled(if: TestTier.isSlow, "make test-all runs it"),
    .enabled(if: Program.isThere("tuf-js"), "run scripts/require tuf-js"))
  func tufJS() async throws {
    let logos = try await publishBins()
    let server = try WebServer.start(showing: "\(workspace.path)/site")
    let root = workspace.folder.bytes("roots/1.root.json") ?? []
    let listed = try ReferenceRepository.targetsByTUFJS(at: server.address, trustedRoot: root)
    #expect(listed.count == 3)
    #expect(listed.keys.contains { $0.hasPrefix("patches/italy.json.") })
    let found = try ReferenceRepository.targetsByTUFJS(
      at: server.address, trustedRoot: root, targets: logos + ["logos/other.svg"])
    #expect(found.count == 301)
    #expect(found.filter { $0.value == nil }.map(\.key) == ["logos/other.svg"])
  }

  @Test(
    "follows from the first root through two replacements of every role's keys",
    .enabled(if: TestTier.isSlow, "make test-all runs it"))
  func replacements() async throws {
    let roles = [("targets", "release"), ("snapshot", "ci"), ("timestamp", "ci"), ("root", "anna")]
    var keys = ["targets": "release", "snapshot": "ci", "timestamp": "ci"]
    var signers = ["anna", "bruno"]
    var revision = 2
    for round in 1...2 {
      for (role, _) in roles {
        let new = ["\(role)-\(round)-a", "\(role)-\(round)-b"].prefix(role == "root" ? 2 : 1)
        for name in new { try await workspace.makeKey(name, for: role) }
        try await workspace.succeed(
          "root rotate " + new.map { "--key \(role)=\($0).pub.pem" }.joined(separator: " "))
        for name in role == "root" ? signers + new : signers { try await workspace.sign(name) }
        let before = Set(keys.values)
        if role == "root" { signers = Array(new) } else { keys[role] = new[0] }
        try workspace.write(SampleCatalogue("2026-06-01", revision: revision, ["alfa", "beta"]))
        let files = before.union(keys.values).sorted().map { "--key \($0).pem" }.joined(separator: " ")
        try await workspace.succeed("publish --repository site \(files)")
        revision += 1
      }
    }
    let view = try view()
    #expect(view.versions == ["root": 9, "timestamp": 9, "snapshot": 9, "targets": 9])
    #expect(view.targets.count == 4)
    #expect(try await workspace.run(BundleWorkspace.verify).status == 0)
  }
}
