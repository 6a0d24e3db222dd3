import BundleTestSupport
import Foundation
import TestSupport
import Testing

@Suite("catalogue-bundle publish")
struct PublishTests {
  private let workspace: BundleWorkspace

  init() async throws {
    workspace = try await BundleWorkspace()
    try await workspace.publish(SampleCatalogue("2026-06-01", ["alfa", "beta"]))
  }

  @Test("publishes a release that verifies")
  func verifies() async throws {
    let output = try await workspace.succeed(BundleWorkspace.verify)
    #expect(output.hasPrefix("root 1, expires "))
    #expect(output.hasSuffix("all 4 listed files are correct\n"))
  }

  @Test(
    "a second release doesn't write unchanged logos, and the compressed catalogue equals the catalogue",
    .enabled(if: Program.isThere("python"), "run scripts/require python"))
  func secondRelease() async throws {
    let before = workspace.published
    let next = try SampleCatalogue("2026-06-02", ["alfa", "beta+new"])
    try await workspace.publish(next)
    let new = workspace.published.subtracting(before)
    let metadata = Set(new.filter { $0.hasPrefix("metadata/") })
    #expect(metadata == ["metadata/2.targets.json", "metadata/2.snapshot.json"])
    #expect(new.filter { $0.hasPrefix("targets/logos/") }.count == 1)
    let compressed = try #require(new.first { $0.hasSuffix(".gz") })
    let script = "import gzip,sys; sys.stdout.buffer.write(gzip.open(sys.argv[1]).read())"
    #expect(try Python.run(script, input: workspace.folder.bytes("site/\(compressed)") ?? []) == next.json)
  }

  @Test("files that are missing or damaged in the repository are written again")
  func repaired() async throws {
    let logos = workspace.published.filter { $0.hasSuffix(".svg") }.sorted()
    try FileManager.default.removeItem(atPath: "\(workspace.path)/site/\(logos[0])")
    try workspace.folder.write("site/\(logos[1])", "<svg/>".utf8)
    let before = workspace.folder.bytes("site/metadata/timestamp.json")
    let output = try await workspace.succeed("\(BundleWorkspace.publish) --upload-list written")
    #expect(output.contains("wrote 2 files"))
    let list = String(decoding: workspace.folder.bytes("written") ?? [], as: UTF8.self)
    #expect(list.split(separator: "\n").map(String.init).sorted() == logos)
    try FileManager.default.removeItem(atPath: "\(workspace.path)/written")
    #expect(workspace.folder.bytes("site/metadata/timestamp.json") == before)
    try await workspace.succeed(BundleWorkspace.verify)

    try FileManager.default.removeItem(atPath: "\(workspace.path)/site/\(logos[0])")
    try await workspace.publish(SampleCatalogue("2026-06-02", ["alfa", "beta+new"]))
    try await workspace.succeed(BundleWorkspace.verify)
  }

  @Test("a catalogue with fields that this program doesn't know is published as it is, and a note names them")
  func addedField() async throws {
    let next = try SampleCatalogue("2026-06-02", ["alfa", "beta+new"])
    let text = String(decoding: next.json, as: UTF8.self)
      .replacing("      \"aliases\": [],\n", with: "      \"aliases\": [],\n      \"slogan\": \"Più\",\n")
      .replacing("\"status\": \"active\"", with: "\"status\": \"planned\"")
    try workspace.write(next)
    try workspace.folder.write("catalogue/italy.json", text.utf8)
    let output = try await workspace.succeed(BundleWorkspace.publish)
    #expect(
      output.contains(
        "note: catalogue/italy.json: brands.slogan: apps don't know this field, and so on: 2 in all\n"))
    try await workspace.succeed(BundleWorkspace.verify)
    let published = workspace.published.filter { $0.hasSuffix("italy.json") }
    #expect(published.contains { workspace.folder.bytes("site/\($0)") ?? [] == Array(text.utf8) })
    #expect(text.contains("planned") && text.contains("slogan"))
  }

  @Test("the upload list has every new file, the timestamp last")
  func uploadList() async throws {
    let before = workspace.published
    try workspace.write(SampleCatalogue("2026-06-02", ["alfa", "beta+new"]))
    try await workspace.succeed("\(BundleWorkspace.publish) --upload-list written")
    let list = String(decoding: workspace.folder.bytes("written") ?? [], as: UTF8.self)
    let paths = list.split(separator: "\n").map(String.init)
    #expect(paths.last == "metadata/timestamp.json")
    #expect(Set(paths.dropLast()) == workspace.published.subtracting(before))
  }

  @Test("while somebody else publishes nothing is written, and the reason is reported")
  func lock() async throws {
    let file = open("\(workspace.path)/site/.lock", O_RDWR)
    try #require(file >= 0 && flock(file, LOCK_EX | LOCK_NB) == 0)
    defer { close(file) }
    try workspace.write(SampleCatalogue("2026-06-02", ["alfa", "beta"]))
    let before = workspace.published
    for arguments in [BundleWorkspace.publish, "refresh --repository site --key ci.pem"] {
      let result = try await workspace.run(arguments)
      #expect(result.status == 1)
      #expect(result.errors.contains("somebody else is publishing into site"))
    }
    #expect(workspace.published == before)
  }
}
