import BundleTestSupport
import Foundation
import TestSupport
import Testing

@Suite("catalogue-bundle publish, with patches")
struct PatchPublishingTests {
  private let workspace: BundleWorkspace

  init() async throws {
    workspace = try await BundleWorkspace()
    try await workspace.publish(Self.sample("2026-06-01"))
  }

  private static func sample(_ day: String) throws -> SampleCatalogue {
    try SampleCatalogue(day, (10..<40).map { "brand-\($0)" + ($0 == 20 ? "+\(day)" : "") })
  }

  /// Publishes the catalogue of a day, and returns what is printed and the paths of the new patches.
  private func publish(
    _ day: String, _ arguments: String = "--patch-days 36500"
  ) async throws -> (output: String, patches: [String]) {
    try workspace.write(Self.sample(day))
    let output = try await workspace.succeed("\(BundleWorkspace.publish) --upload-list new \(arguments)")
    let list = String(decoding: workspace.folder.bytes("new") ?? [], as: UTF8.self)
    try FileManager.default.removeItem(atPath: "\(workspace.path)/new")
    return (output, list.split(separator: "\n").map(String.init).filter { $0.hasPrefix("targets/patches/") })
  }

  @Test("a release has a patch from each earlier one, all of which verify and are uploaded")
  func releases() async throws {
    let second = try await publish("2026-06-02")
    #expect(second.patches.count == 1)
    #expect(second.output.contains(", 1 patch of at most "))
    let third = try await publish("2026-06-03")
    #expect(third.patches.count == 2)
    #expect(third.output.contains(", 2 patches of at most "))
    #expect(
      try await workspace.succeed(BundleWorkspace.verify).hasSuffix("all 34 listed files are correct\n"))
    #expect(try await workspace.succeed(BundleWorkspace.publish).contains("nothing to write"))
  }

  @Test("the number and the age of the releases can be chosen, 0 for no patch")
  func options() async throws {
    _ = try await publish("2026-06-02")
    #expect(try await publish("2026-06-03", "--patch-days 36500 --patch-releases 1").patches.count == 1)
    #expect(try await publish("2026-06-04", "--patch-days 36500 --patch-releases 0").patches == [])
    #expect(try await publish("2026-06-05", "--patch-days 0").patches == [])
    for wrong in ["--patch-releases -1", "--patch-releases 101", "--patch-days 36501", "--patch-days x"] {
      let result = try await workspace.run("\(BundleWorkspace.publish) \(wrong.replacing(" ", with: "="))")
      #expect(result.status == 64, "\(wrong)")
    }
  }

  @Test("patches whose catalogues somebody has cleaned away are listed no longer")
  func cleaned() async throws {
    _ = try await publish("2026-06-02")
    let old = try #require(
      workspace.published.sorted().first { $0.hasSuffix(".italy.json") && $0.hasPrefix("targets/") })
    let second = workspace.published
    _ = try await publish("2026-06-03")
    let files = FileManager.default
    try files.removeItem(atPath: "\(workspace.path)/site/targets/patches")
    for path in second where path.hasSuffix(".italy.json") {
      try files.removeItem(atPath: "\(workspace.path)/site/\(path)")
    }
    #expect(!workspace.published.contains(old))
    #expect(try await workspace.run(BundleWorkspace.verify).status != 0)
    try await workspace.succeed(BundleWorkspace.publish)
    try await workspace.succeed(BundleWorkspace.verify)
    #expect(try await workspace.succeed(BundleWorkspace.publish).contains("nothing to write"))
  }

  @Test("no patch is made from a damaged file of an earlier release, and a note names it")
  func damage() async throws {
    let old = try #require(
      workspace.published.first { $0.hasSuffix(".italy.json") && $0.hasPrefix("targets/") })
    _ = try await publish("2026-06-02")
    try workspace.folder.write("site/\(old)", [0x7B])
    let third = try await publish("2026-06-03")
    #expect(third.patches.count == 1)
    #expect(third.output.hasPrefix("note: site/\(old) isn't an earlier catalogue any more"))
  }

  @Test("no patch is made from an earlier catalogue that was pruned, nor from a link")
  func prune() async throws {
    let old = try #require(
      workspace.published.first { $0.hasSuffix(".italy.json") && $0.hasPrefix("targets/") })
    _ = try await publish("2026-06-02")
    try await workspace.succeed("prune --repository site --path italy.json")
    #expect(!workspace.published.contains(old))
    try FileManager.default.createSymbolicLink(
      atPath: "\(workspace.path)/site/\(old)", withDestinationPath: "../../catalogue/italy.json")
    #expect(try await publish("2026-06-03").patches.count == 1)
  }
}
