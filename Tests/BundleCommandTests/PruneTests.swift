import BundleTestSupport
import Foundation
import TestSupport
import Testing

@Suite("catalogue-bundle prune")
struct PruneTests {
  private let workspace: BundleWorkspace
  private let prune = "prune --repository site --path logos/alfa.svg"

  /// A repository in which the logo of alfa was drawn anew.
  init() async throws {
    workspace = try await BundleWorkspace()
    try await workspace.publish(SampleCatalogue("2026-06-01", ["alfa", "beta"]))
    try await workspace.publish(SampleCatalogue("2026-06-02", ["alfa+new", "beta"]))
  }

  private var logos: [String] { workspace.published.filter { $0.hasSuffix(".alfa.svg") }.sorted() }

  @Test("keeps the file that a hash bin lists")
  func bins() async throws {
    let ids = ["alfa", "beta"] + (100..<160).map { "brand-\($0)" }
    try await workspace.publish(SampleCatalogue("2026-06-03", ids))
    try await workspace.publish(
      SampleCatalogue("2026-06-04", ids.map { $0 == "brand-120" ? "brand-120+new" : $0 }))
    let output = try await workspace.succeed("prune --repository site --path logos/brand-120.svg")
    #expect(output.contains("deleted targets/logos/"))
    #expect(output.contains("kept targets/logos/"))
    #expect(try await workspace.run(BundleWorkspace.verify).status == 0)
  }

  @Test("deletes what earlier releases had at the path, lists it, and keeps the newest release's")
  func redrawn() async throws {
    let before = workspace.published
    let output = try await workspace.succeed("\(prune) --delete-list delete.txt")
    let deleted = before.subtracting(workspace.published)
    #expect(deleted.count == 1 && logos.count == 1)
    let list = String(decoding: workspace.folder.bytes("delete.txt") ?? [], as: UTF8.self)
    #expect(list == "\(deleted.first ?? "")\n")
    #expect(output.contains("site: kept \(logos.first ?? "")"))
    #expect(try await workspace.run(BundleWorkspace.verify).status == 0)
  }

  @Test("says so where nothing was ever at the path, as when it is misspelt")
  func misspelt() async throws {
    for path in ["targets/logos/alfa.svg", "logos/*.svg", "logos/alva.svg"] {
      let result = try await workspace.run("prune --repository site --path \(path) --delete-list delete.txt")
      #expect(result.status == 1)
      #expect(workspace.folder.bytes("delete.txt") == nil)
      #expect(
        result.errors.hasPrefix("Error: site has no file of \(path): give the path as a release lists it"))
    }
  }

  @Test("deletes all files of a logo that no brand has any more")
  func takenDown() async throws {
    try await workspace.publish(SampleCatalogue("2026-06-03", ["beta"], closed: ["alfa"]))
    try await workspace.succeed(prune)
    #expect(logos.isEmpty)
    #expect(try await workspace.run(BundleWorkspace.verify).status == 0)
  }

  @Test("leaves files alone that aren't this program's, and links")
  func others() async throws {
    let hash = String(repeating: "a", count: 64)
    let names = [
      "alfa.svg", "notes.alfa.svg", "\(hash)b.alfa.svg", "\(hash).xalfa.svg", "\(hash.uppercased()).alfa.svg",
    ]
    for name in names { try workspace.folder.write("site/targets/logos/\(name)", [1]) }
    let link = "\(workspace.path)/site/targets/logos/\(hash).alfa.svg"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "alfa.svg")
    try await workspace.succeed(prune)
    for name in names + ["\(hash).alfa.svg"] {
      #expect(workspace.folder.bytes("site/targets/logos/\(name)") == [1], "\(name)")
    }
  }

  @Test("doesn't follow a link in place of a folder")
  func linkedFolder() async throws {
    let files = FileManager.default
    let logos = "\(workspace.path)/site/targets/logos"
    try files.moveItem(atPath: logos, toPath: "\(workspace.path)/elsewhere")
    try files.createSymbolicLink(atPath: logos, withDestinationPath: "\(workspace.path)/elsewhere")
    let before = try files.contentsOfDirectory(atPath: "\(workspace.path)/elsewhere").sorted()
    let result = try await workspace.run(prune)
    #expect(result.status == 1)
    #expect(result.errors.contains("can't open the folder site/targets/logos"))
    #expect(try files.contentsOfDirectory(atPath: "\(workspace.path)/elsewhere").sorted() == before)
  }

  @Test("deletes nothing from a repository that can't be trusted")
  func untrusted() async throws {
    try workspace.folder.write("site/metadata/timestamp.json", "{}".utf8)
    #expect(try await workspace.run(prune).status == 100)
    #expect(logos.count == 2)
  }

  @Test("takes a target path only")
  func usage() async throws {
    for path in [
      "../metadata/timestamp.json", "/etc/passwd", "logos/", "logos//alfa.svg", ".", "logos/../\u{301}a.svg",
    ] {
      #expect(try await workspace.run("prune --repository site --path \(path)").status == 64, "\(path)")
    }
  }
}
