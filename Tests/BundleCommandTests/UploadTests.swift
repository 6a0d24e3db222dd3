import BundleTestSupport
import Foundation
import TestSupport
import Testing

@Suite("scripts/upload-bundle")
struct UploadTests {
  private let workspace: BundleWorkspace
  private let script = Project.root.appendingPathComponent("scripts/upload-bundle").path

  init() async throws {
    workspace = try await BundleWorkspace()
    try workspace.write(SampleCatalogue("2026-06-01", ["alfa"]))
    try await workspace.succeed("\(BundleWorkspace.publishFirst) --upload-list written")
  }

  /// Uploads with a replacement for `aws`, which records its arguments and fails at one of them.
  private func upload(failingAt path: String = "nothing") throws -> Program.Result {
    let program = """
      #!/bin/sh
      echo "$5 $7"
      case "$7" in */\(path)) exit 1 ;; esac

      """
    try workspace.folder.write("aws", program.utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(workspace.path)/aws")
    let search = "\(workspace.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    return try Program.run(
      [script, "site", "written", "s3://bucket/catalogue"], in: workspace.path, environment: ["PATH": search])
  }

  @Test("a release whose list can't be written isn't published")
  func list() async throws {
    let before = workspace.published
    #expect(try upload().status == 0)
    try workspace.write(SampleCatalogue("2026-06-02", ["alfa"]))
    let result = try await workspace.run("\(BundleWorkspace.publish) --upload-list roots")
    #expect(result.status == 1)
    #expect(result.errors == "Error: can't write roots: it is a folder\n")
    #expect(workspace.published == before)
  }

  @Test("uploads every file, in the order in which it was written, and deletes the list")
  func order() throws {
    let list = String(decoding: workspace.folder.bytes("written") ?? [], as: UTF8.self)
    let paths = list.split(separator: "\n").map { "s3://bucket/catalogue/\($0)" }
    #expect(try upload().lines.compactMap { $0.split(separator: " ").last.map(String.init) } == paths)
    #expect(workspace.folder.bytes("written") == nil)
  }

  @Test("uploads every file of a list whose lines end as on Windows")
  func windows() throws {
    let list = String(decoding: workspace.folder.bytes("written") ?? [], as: UTF8.self)
    try workspace.folder.write("written", list.replacing("\n", with: "\r\n").utf8)
    let result = try upload()
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.lines.count == list.split(separator: "\n").count)
  }

  @Test("goes on without a file that was pruned since")
  func pruned() throws {
    let logo = try #require(workspace.published.first { $0.hasSuffix(".svg") })
    try FileManager.default.removeItem(atPath: "\(workspace.path)/site/\(logo)")
    let result = try upload()
    #expect(result.status == 0)
    #expect(result.errors == "note: site/\(logo) is gone, and isn't uploaded\n")
    #expect(!result.output.contains(logo) && result.output.contains("timestamp.json"))
  }

  @Test("lets caches keep the timestamp for a minute, and all other files for a year")
  func cacheHeaders() throws {
    for line in try upload().lines {
      #expect(line.contains("immutable") != line.contains("timestamp.json"), "\(line)")
      #expect(line.contains("max-age=60 ") == line.contains("timestamp.json"), "\(line)")
    }
  }

  @Test("stops at a file that can't be uploaded")
  func failure() throws {
    let result = try upload(failingAt: "1.targets.json")
    #expect(result.status != 0)
    #expect(!result.output.contains("timestamp.json"))
    #expect(workspace.folder.bytes("written") != nil)
  }
}
