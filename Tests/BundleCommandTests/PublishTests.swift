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

  @Test(
    "a root of the repository that is damaged, or that too few have signed, is named: apps couldn't go on from it",
    arguments: [true, false])
  func damagedRoot(isSignature: Bool) async throws {
    let path = "site/metadata/1.root.json"
    let root = String(decoding: try #require(workspace.folder.bytes(path)), as: UTF8.self)
    let unsigned = root.replacing(/"sig":"(.)/) { "\"sig\":\"\($0.1 == "0" ? "1" : "0")" }
    try workspace.folder.write(path, (isSignature ? unsigned : "{}").utf8)
    let result = try await workspace.run(BundleWorkspace.publish)
    #expect(result.status == 100)
    #expect(result.errors.contains("metadata/1.root.json of the repository isn't the root of that version"))
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

  @Test("rejected content exits with 100")
  func rejection() async throws {
    try workspace.write(SampleCatalogue("2026-06-02", ["alfa"]))
    let result = try await workspace.run(BundleWorkspace.publish)
    #expect(result.status == 100)
    #expect(result.errors.hasPrefix("Error: beta: published before and missing now"))
    #expect(result.output == "")
  }

  @Test("a catalogue of a day that hasn't come exits with 100, unless --allow-future is given")
  func future() async throws {
    try workspace.write(SampleCatalogue("9999-12-31", ["alfa", "beta"]))
    let result = try await workspace.run(BundleWorkspace.publish)
    #expect(result.status == 100)
    #expect(result.errors.hasPrefix("Error: the catalogue's version is 9999-12-31, and today is "))
    try await workspace.succeed("\(BundleWorkspace.publish) --allow-future")
  }

  @Test("a version is replaced as it is printed, and the reason is printed")
  func replaced() async throws {
    try workspace.folder.write("good.json", workspace.folder.bytes("catalogue/italy.json") ?? [])
    try await workspace.publish(SampleCatalogue("2026-06-03", revision: 2, ["alfa", "beta"]))
    try workspace.write(SampleCatalogue("2026-06-02", ["alfa", "beta"]))
    let options = ["--replaces", "2026-06-03 revision 2", "--reason", "wrong day", "--baseline", "good.json"]
    let result = try await workspace.run(
      BundleWorkspace.publish.split(separator: " ").map(String.init) + options)
    #expect(
      result.output.hasSuffix("\nsite: replaces 2026-06-03 revision 2: wrong day\n"), "\(result.errors)")
  }

  @Test("a catalogue of another name than the repository's isn't reported as damage")
  func otherName() async throws {
    try workspace.folder.write("catalogue/spain.json", workspace.folder.bytes("catalogue/italy.json") ?? [])
    let result = try await workspace.run("\(BundleWorkspace.publish) --catalogue catalogue/spain.json")
    #expect(result.status == 100)
    #expect(
      result.errors.contains("the repository has italy.json, not spain.json: give that name with --catalogue")
    )
  }

  @Test(
    "a missing file or key exits with 1",
    arguments: [
      "publish --repository site --key release.pem", "publish --repository site --key nowhere.pem",
      "publish --repository site --key release.pem --key ci.pem --key anna.pem",
      "publish --repository site --key release.pem --key ci.pem --roots nowhere",
      "publish --repository site --key release.pem --key ci.pem --catalogue nowhere.json",
      "verify site --root nowhere.json",
    ])
  func cannotRun(arguments: String) async throws {
    try workspace.write(SampleCatalogue("2026-06-02", ["alfa", "beta"]))
    let result = try await workspace.run(arguments)
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Error: "))
  }

  @Test("wrong usage exits with 64")
  func usage() async throws {
    let lines = [
      "publish", "publish --repository site --expires root=3", "publish --repository site --expires mirror=3",
      "publish --repository site --expires targets=0", "refresh --repository site --warn-within -1",
      "publish --repository site --development-keys keys --key ci.pem", "publish --repository= --first",
      "publish --repository site --replaces 2026-06-01", "publish --repository site --reason theft",
      "publish --repository site --first --replaces 2026-06-01 --reason theft --baseline good.json",
      "publish --repository site --replaces 1.6.2026 --reason theft --baseline good.json",
      "refresh --repository site --signer-timeout 0", "root init --key release.pub.pem", "root sign", "sign",
    ]
    for arguments in lines { #expect(try await workspace.run(arguments).status == 64, "\(arguments)") }
  }

  @Test("unreadable metadata isn't taken for missing, which would restart the versions")
  func unreadable() async throws {
    let metadata = "\(workspace.path)/site/metadata"
    try FileManager.default.removeItem(atPath: metadata)
    try FileManager.default.createSymbolicLink(atPath: metadata, withDestinationPath: "metadata")
    let result = try await workspace.run(BundleWorkspace.publish)
    #expect(result.status == 1)
    #expect(result.errors.contains("can't read site/metadata"))
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

  @Test("a logo that is too long is rejected")
  func longLogo() async throws {
    try workspace.write(SampleCatalogue("2026-06-02", ["alfa", "beta"]))
    try workspace.folder.write("Generated/logos/alfa.svg", Array(repeating: 32, count: 1 << 20 | 1))
    let result = try await workspace.run(BundleWorkspace.publish)
    #expect(result.status == 1)
    #expect(result.errors.contains("Generated/logos/alfa.svg is longer than 1048576 bytes"))
  }
}
