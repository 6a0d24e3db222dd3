import BundleTestSupport
import Foundation
import TestSupport
import Testing

@Suite("catalogue-bundle verify")
struct VerifyTests {
  private let workspace: BundleWorkspace

  init() async throws {
    workspace = try await BundleWorkspace()
    try await workspace.publish(SampleCatalogue("2026-06-01", ["alfa", "beta"]))
  }

  /// What is done to a file.
  enum Change: String, CaseIterable {
    case removed, longer, shorter, changed
  }

  private func change(_ suffix: String, _ change: Change) throws {
    let name = try #require(workspace.published.first { $0.hasSuffix(suffix) })
    guard var bytes = workspace.folder.bytes("site/\(name)") else { return }
    switch change {
    case .removed: return try FileManager.default.removeItem(atPath: "\(workspace.path)/site/\(name)")
    case .longer: bytes.append(UInt8(ascii: " "))
    case .shorter: bytes.removeLast()
    case .changed: bytes[bytes.count / 2] ^= 1
    }
    try workspace.folder.write("site/\(name)", bytes)
  }

  @Test(
    "names the attack for a wrong target",
    arguments: [
      ("alfa.svg", Change.removed, "malicious mirror"), ("alfa.svg", .longer, "endless data"),
      ("alfa.svg", .shorter, "mix-and-match"), (".italy.json", .changed, "mix-and-match"),
      (".italy.json.gz", .changed, "mix-and-match"), ("beta.svg", .changed, "mix-and-match"),
    ])
  func target(suffix: String, change: Change, attack: String) async throws {
    try self.change(suffix, change)
    try await expect(attack, in: "\(suffix): ")
  }

  @Test(
    "names the attack for wrong metadata",
    arguments: [
      ("timestamp.json", Change.removed, "malicious mirror"), ("1.targets.json", .longer, "endless data"),
      ("1.snapshot.json", .shorter, "mix-and-match"),
      ("timestamp.json", .shorter, "arbitrary software installation"),
    ])
  func metadata(name: String, change: Change, attack: String) async throws {
    try self.change("metadata/\(name)", change)
    try await expect(attack, in: "Error: ")
  }

  @Test("checks the files that hash bins list, and the bins", arguments: ["0.svg", "1.assets-1.json"])
  func bins(suffix: String) async throws {
    try await workspace.publish(
      SampleCatalogue("2026-06-02", ["alfa", "beta"] + (100..<160).map { "brand-\($0)" }))
    #expect(
      try await workspace.succeed(BundleWorkspace.verify).hasSuffix("all 64 listed files are correct\n"))
    try change(suffix, .changed)
    if suffix == "0.svg" {
      try await expect("mix-and-match", in: "; to an app, this is an attack")
    } else {
      try await expect(
        "arbitrary software installation", in: "; to a client that reads bins, this is an attack")
    }
  }

  @Test("rejects a repository with other keys")
  func otherKeys() async throws {
    let other = try await BundleWorkspace.withNewKeys()
    try workspace.folder.write("other.json", other.folder.bytes("roots/1.root.json") ?? [])
    let result = try await workspace.run("verify site --root other.json")
    #expect(result.status == 100)
    #expect(result.errors.contains("arbitrary software installation"))
    #expect(
      result.errors.hasPrefix("other.json isn't a root of this repository, which has another version 1"))
  }

  @Test("blames a file that is no root, and not the repository")
  func noRoot() async throws {
    let result = try await workspace.run("verify site --root catalogue/italy.json")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Error: catalogue/italy.json isn't a root that apps can trust"))
    #expect(!result.errors.contains("attack"))
  }

  @Test(
    "finds on a web server what it finds in a folder", .enabled(if: WebServer.isThere),
    arguments: [
      (nil, 0, "all 4 listed files are correct\n"), (Change.removed, 100, "attack: malicious mirror\n"),
      (.longer, 100, "attack: endless data\n"), (.changed, 100, "attack: mix-and-match\n"),
    ])
  func address(change: Change?, status: Int32, end: String) async throws {
    if let change { try self.change("alfa.svg", change) }
    let server = try WebServer.start(showing: "\(workspace.path)/site")
    // An address has any case.
    let address = server.address.replacing("http", with: "HTTP")
    let result = try await workspace.run("verify \(address) --root roots/1.root.json")
    #expect(result.status == status)
    #expect((result.errors.isEmpty ? result.output : result.errors).hasSuffix(end), "\(result.errors)")
  }

  @Test("shows the bin that expires first, where that is before the targets do")
  func earlierBin() async throws {
    let ids = ["alfa", "beta"] + (100..<160).map { "brand-\($0)" }
    try workspace.write(SampleCatalogue("2026-06-02", ids))
    try await workspace.succeed("\(BundleWorkspace.publish) --expires targets=40")
    #expect(try await !workspace.succeed(BundleWorkspace.verify).contains("assets-"))
    try await workspace.publish(SampleCatalogue("2026-06-03", ids + ["gamma"]))
    let lines = try await workspace.succeed(BundleWorkspace.verify).split(separator: "\n")
    #expect(lines.dropFirst(2).first?.wholeMatch(of: /assets-[01] 1, expires .*/) != nil)
    let result = try await workspace.run("refresh --repository site --key ci.pem --warn-within 60")
    #expect(
      result.errors.wholeMatch(of: /EXPIRES SOON: assets-[01], at [^ ]*: publish with the release key .*\n/)
        != nil)
  }

  private func expect(
    _ attack: String, in place: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let result = try await workspace.run(BundleWorkspace.verify)
    #expect(result.status == 100, sourceLocation: sourceLocation)
    #expect(result.errors.contains(place), sourceLocation: sourceLocation)
    // The root isn't blamed for what a thief has changed.
    #expect(!result.errors.contains("isn't a root of this repository"), sourceLocation: sourceLocation)
    #expect(
      result.errors.hasSuffix("attack: \(attack)\n"), "\(result.errors)", sourceLocation: sourceLocation)
  }
}
