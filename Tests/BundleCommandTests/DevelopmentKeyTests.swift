import BundleTestSupport
import Foundation
import TestSupport
import Testing

@Suite("Development keys")
struct DevelopmentKeyTests {
  private let workspace: BundleWorkspace
  private let publish = "publish --repository site --development-keys keys"

  init() async throws {
    workspace = try await BundleWorkspace()
    try workspace.write(SampleCatalogue("2026-06-01", ["alfa"]))
  }

  @Test("make a verifiable bundle without further steps, and say that it is for development only")
  func bundle() async throws {
    #expect(
      try await workspace.succeed(publish).hasSuffix(
        "site: for development only, signed with a throw-away key of keys\n"))
    #expect(try await workspace.run("verify site --root keys/1.root.json").status == 0)
  }

  @Test("replace a repository that rejects the next content")
  func anew() async throws {
    try await workspace.succeed(publish)
    try workspace.write(SampleCatalogue("2026-06-01", ["beta"]))
    try await workspace.succeed(publish)
    #expect(try await workspace.run("verify site --root keys/1.root.json").status == 0)
  }

  @Test("leave a mark, by which no repository is begun that people rely on")
  func mark() async throws {
    try await workspace.succeed(publish)
    for folder in ["metadata", "targets"] {
      try FileManager.default.removeItem(atPath: "\(workspace.path)/site/\(folder)")
    }
    let refused = try await workspace.run(BundleWorkspace.publishFirst)
    #expect(refused.status == 1)
    #expect(
      refused.errors.hasPrefix("Error: site was made with development keys: give another folder, or delete"))
    try FileManager.default.removeItem(atPath: "\(workspace.path)/site/.development")
    try await workspace.succeed(BundleWorkspace.publishFirst)
    #expect(try await workspace.run(publish).errors.contains("wasn't made with development keys"))
  }

  @Test("leave files in it alone that were never published")
  func otherFiles() async throws {
    try await workspace.succeed(publish)
    let others = ["site/targets/notes.txt", "site/targets/logos/alfa.svg", "site/metadata/notes.json"]
    for path in others { try workspace.folder.write(path, [1]) }
    try workspace.write(SampleCatalogue("2026-06-01", ["beta"]))
    try await workspace.succeed(publish)
    for path in others { #expect(workspace.folder.bytes(path) == [1], "\(path)") }
    #expect(!workspace.published.contains { $0.hasSuffix(".alfa.svg") })
  }

  @Test("never touch a repository that people rely on")
  func realRepository() async throws {
    try await workspace.succeed(BundleWorkspace.publishFirst)
    let before = workspace.published
    let result = try await workspace.run(publish)
    #expect(result.status == 1)
    #expect(result.errors.contains("wasn't made with development keys"))
    #expect(workspace.published == before)
    #expect(!FileManager.default.fileExists(atPath: "\(workspace.path)/keys"))
  }

  @Test("leave a repository alone when the new content itself is wrong")
  func wrongContent() async throws {
    try await workspace.succeed(publish)
    let before = workspace.published
    try workspace.folder.write("catalogue/italy.json", "{}".utf8)
    #expect(try await workspace.run(publish).status == 100)
    #expect(workspace.published == before)
  }
}
