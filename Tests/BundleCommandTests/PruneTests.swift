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
}
