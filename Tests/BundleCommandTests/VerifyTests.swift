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
    case removed, longer, changed
  }

  private func change(_ suffix: String, _ change: Change) throws {
    let name = try #require(workspace.published.first { $0.hasSuffix(suffix) })
    guard var bytes = workspace.folder.bytes("site/\(name)") else { return }
    switch change {
    case .removed: return try FileManager.default.removeItem(atPath: "\(workspace.path)/site/\(name)")
    case .longer: bytes.append(UInt8(ascii: " "))
    case .changed: bytes[bytes.count / 2] ^= 1
    }
    try workspace.folder.write("site/\(name)", bytes)
  }

  @Test(
    "checks the files that hash bins list, and the bins",
    arguments: [
      ("0.svg", "an app, this is an attack: mix-and-match"),
      ("1.assets-1.json", "a client that reads bins, this is an attack: arbitrary software installation"),
    ])
  func bins(suffix: String, attack: String) async throws {
    try await workspace.publish(
      SampleCatalogue("2026-06-02", ["alfa", "beta"] + (100..<160).map { "brand-\($0)" }))
    #expect(
      try await workspace.succeed(BundleWorkspace.verify).hasSuffix("all 64 listed files are correct\n"))
    try change(suffix, .changed)
    let result = try await workspace.run(BundleWorkspace.verify)
    #expect(result.status == 100)
    #expect(result.errors.hasSuffix("; to \(attack)\n"), "\(result.errors)")
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
}
