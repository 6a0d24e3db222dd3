import BundleTestSupport
import Foundation
import TestSupport
import Testing

@Suite("Lists of files to upload and to delete")
struct PathListTests {
  private let workspace: BundleWorkspace
  private let publish = "\(BundleWorkspace.publish) --upload-list upload.txt"

  init() async throws {
    workspace = try await BundleWorkspace()
    try await workspace.publish(SampleCatalogue("2026-06-01", ["alfa", "beta"]))
    try workspace.write(SampleCatalogue("2026-06-02", ["alfa+new", "beta"]))
  }

  private var upload: [String] { lines("upload.txt") }

  private func lines(_ list: String) -> [String] {
    String(decoding: workspace.folder.bytes(list) ?? [], as: UTF8.self).split(separator: "\n").map(
      String.init)
  }

  @Test("a run with nothing to publish leaves what an earlier one has listed")
  func again() async throws {
    try await workspace.succeed(publish)
    let first = upload
    let output = try await workspace.succeed(publish)
    #expect(output.hasPrefix("note: upload.txt still lists \(first.count) files of earlier runs"))
    #expect(upload == first && !first.isEmpty)
  }

  @Test("a release that is published before the last one is uploaded is listed behind it")
  func nextRelease() async throws {
    try await workspace.succeed(publish)
    let first = upload
    try await workspace.succeed("refresh --repository site --key ci.pem --upload-list upload.txt")
    #expect(upload.starts(with: first.dropLast()))
    #expect(upload.last == "metadata/timestamp.json")
    #expect(Set(upload).count == upload.count && upload.count == first.count + 1)
  }

  @Test("what waits in a list is uploaded before another list, or none, leads to it")
  func otherList() async throws {
    try await workspace.succeed(publish)
    let published = workspace.published
    for list in ["", " --upload-list cron.txt"] {
      let result = try await workspace.run("refresh --repository site --key ci.pem\(list)")
      #expect(result.status == 1)
      #expect(
        result.errors.hasPrefix("Error: site has files that wait to be uploaded, as ")
          && result.errors.hasSuffix("/upload.txt\n"), "\(result.errors)")
      #expect(try await workspace.run(BundleWorkspace.publish + list).status == 1)
    }
    #expect(workspace.published == published)
    try await workspace.succeed("refresh --repository site --key ci.pem --upload-list ./upload.txt")
    try FileManager.default.removeItem(atPath: "\(workspace.path)/upload.txt")
    try await workspace.succeed("refresh --repository site --key ci.pem --upload-list cron.txt")
    #expect(lines("cron.txt") == ["metadata/4.snapshot.json", "metadata/timestamp.json"])
  }

  @Test(
    "a list waits that was edited, copied over, or moved with the folder",
    arguments: [
      "touch upload.txt", "sed -i.old 1d upload.txt", "cp upload.txt v.txt && mv v.txt upload.txt",
      "mkdir moved && mv site upload.txt roots ci.pem moved",
    ])
  func touched(change: String) async throws {
    try await workspace.succeed(publish)
    let folder = change.hasSuffix("moved") ? "moved" : "."
    for list in ["", " --upload-list cron.txt"] {
      let line =
        "\(list.isEmpty ? change : "true") && cd \(folder) && catalogue-bundle refresh --repository site --key ci.pem"
      let result = try workspace.shell(line + list)
      #expect(result.status == 1)
      #expect(
        result.errors.hasPrefix("Error: site has files that wait to be uploaded, as "), "\(result.errors)")
    }
  }

  @Test("what takes the place of a list that was uploaded is never said to be one to delete")
  func laterFile() async throws {
    try await workspace.succeed(publish)
    try workspace.folder.write("upload.txt", try #require(workspace.folder.bytes("release.pem")))
    try await workspace.succeed("refresh --repository site --key ci.pem")
    #expect(workspace.folder.bytes("upload.txt") == workspace.folder.bytes("release.pem"))
  }

  @Test("lines that end as on Windows are the same paths")
  func windows() async throws {
    try await workspace.succeed(publish)
    let first = upload
    try workspace.folder.write("upload.txt", first.map { "\($0)\r\n" }.joined().utf8)
    try await workspace.succeed("refresh --repository site --key ci.pem --upload-list upload.txt")
    #expect(Set(first).isSubset(of: upload) && upload.count == first.count + 1)
  }

  private static let advice =
    "expected the path of a repository's file, such as metadata/timestamp.json, and nothing before or behind it, "
    + "not even a space: correct the line\n"

  private static let wrongLines = [
    "targets/a.svg ", " targets/a.svg", "metadata/../../x", "metadata/../\u{301}x", "targets//a.svg",
    "targets/", "targets/./a.svg", "targets/a\u{7}.svg", "/etc/passwd", "targets/a.svg\u{A0}", "\r",
  ]

  @Test("a line that is no path is refused, and the list left as it is, as the folder is")
  func wrongLine() async throws {
    let publish = "\(BundleWorkspace.publish) --upload-list"
    let prune = "prune --repository site --path italy.json --delete-list"
    let published = workspace.published
    for (line, command) in Self.wrongLines.map({ ($0, publish) }) + [("targets/a.svg ", prune)] {
      let bytes = Array("metadata/timestamp.json\n\n\(line)\r\n".utf8)
      try workspace.folder.write("list.txt", bytes)
      let result = try await workspace.run("\(command) list.txt")
      #expect(result.status == 1)
      #expect(result.errors == "Error: list.txt:3: \(Self.advice)", "\(line)")
      #expect(workspace.folder.bytes("list.txt") == bytes && workspace.published == published)
    }
  }

  @Test("what isn't UTF-8 is no path either, and isn't dropped")
  func wrongBytes() async throws {
    try workspace.folder.write("list.txt", Array("targets/a".utf8) + [0xFF])
    let result = try await workspace.run("\(BundleWorkspace.publish) --upload-list list.txt")
    #expect(result.errors == "Error: list.txt:1: \(Self.advice)")
  }

  @Test("a list that waits isn't forgotten when an editor damages all of its lines")
  func damagedList() async throws {
    try await workspace.succeed(publish)
    let bytes = Array(upload.map { "\($0) \n" }.joined().utf8)
    try workspace.folder.write("upload.txt", bytes)
    for list in ["", " --upload-list cron.txt", " --upload-list upload.txt"] {
      let result = try await workspace.run("refresh --repository site --key ci.pem\(list)")
      #expect(result.status == 1)
      #expect(result.errors.hasSuffix("/upload.txt:1: \(Self.advice)"), "\(result.errors)")
    }
    #expect(workspace.folder.bytes("upload.txt") == bytes)
  }

  @Test("a list of the same name that another repository has is none of this one")
  func otherRepository() async throws {
    try await workspace.succeed(publish)
    try FileManager.default.removeItem(atPath: "\(workspace.path)/upload.txt")
    try workspace.write(SampleCatalogue("2026-06-05", ["gamma"]))
    try await workspace.succeed(
      "\(BundleWorkspace.publishFirst) --upload-list upload.txt".replacing("site", with: "other"))
    try await workspace.succeed("refresh --repository site --key ci.pem")
  }

  @Test("files that were never written leave the list")
  func missing() async throws {
    try workspace.folder.write("upload.txt", "metadata/99.snapshot.json\n".utf8)
    let output = try await workspace.succeed(publish)
    #expect(!upload.contains("metadata/99.snapshot.json"))
    #expect(!output.contains("earlier runs"))
  }

  @Test(
    "another file in the place of a list is an error, and stays",
    arguments: ["release.pem", "catalogue/italy.json", "site/metadata/timestamp.json"])
  func otherFile(path: String) async throws {
    let (before, published) = (workspace.folder.bytes(path), workspace.published)
    let result = try await workspace.run("\(BundleWorkspace.publish) --upload-list \(path)")
    #expect(result.status == 1)
    #expect(
      result.errors
        == "Error: \(path) is no list of a repository's files: give another file for --upload-list\n")
    #expect(workspace.folder.bytes(path) == before && before != nil)
    #expect(workspace.published == published)
    // It waits for no upload.
    try await workspace.succeed("refresh --repository site --key ci.pem")
  }

  @Test("a list of deleted files grows, but for those that a release has brought back")
  func deleted() async throws {
    try await workspace.succeed(BundleWorkspace.publish)
    let prune = "prune --repository site --path logos/alfa.svg --delete-list delete.txt"
    try await workspace.succeed(prune)
    let first = lines("delete.txt")
    #expect(first.count == 1)
    let output = try await workspace.succeed(prune)
    #expect(output.hasPrefix("note: delete.txt still lists 1 file that earlier runs have deleted\n"))
    #expect(lines("delete.txt") == first)
    try await workspace.publish(SampleCatalogue("2026-06-03", ["alfa", "beta"]))
    try await workspace.succeed(prune)
    #expect(lines("delete.txt") != first && lines("delete.txt").count == 1)
  }

  @Test("a changed root that a killed run has listed is uploaded after the next run")
  func killedRun() async throws {
    // What a run leaves that is killed before its last file, a new root.
    try await workspace.succeed("keys new --role timestamp --out ci-2.pem")
    try await workspace.succeed("root rotate --key snapshot=ci-2.pub.pem --key timestamp=ci-2.pub.pem")
    for key in ["anna", "bruno"] { try await workspace.succeed("root sign --key \(key).pem") }
    let publish = "\(publish) --key ci-2.pem"
    try await workspace.succeed(publish)
    let first = upload
    #expect(first.last == "metadata/2.root.json")
    try FileManager.default.removeItem(atPath: "\(workspace.path)/site/metadata/2.root.json")
    try await workspace.succeed(publish)
    #expect(Set(first).isSubset(of: upload))
    #expect(upload.suffix(2) == ["metadata/timestamp.json", "metadata/2.root.json"])
  }
}
