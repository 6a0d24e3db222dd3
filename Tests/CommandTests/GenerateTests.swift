import Foundation
import TestSupport
import Testing

@Suite("catalogue generate")
struct GenerateTests {
  /// A project that was built, and has an app's folder with the published catalogue.
  private func built() async throws -> Workspace {
    let workspace = try Workspace()
    try await workspace.run("build", "--date", "2026-05-31")
    try FileManager.default.createDirectory(
      atPath: "\(workspace.path)/App", withIntermediateDirectories: false)
    let catalogue = try #require(workspace.folder.bytes("catalogue/italy.json"))
    try workspace.folder.write("App/italy.json", catalogue)
    return workspace
  }

  private func text(_ name: String, in workspace: Workspace) throws -> String {
    String(decoding: try #require(workspace.folder.bytes(name)), as: UTF8.self)
  }

  @Test(
    "is for its own module alone, where it is asked to",
    arguments: TestTier.some(of: ["--internal", "internal: true"]))
  func isInternal(asked: String) async throws {
    let workspace = try await built()
    if asked == "internal: true" {
      let settings = try text("catalogue/italy/catalogue.yaml", in: workspace)
      let outputs = "outputs:\n  - template: Brands.swift.mustache\n    \(asked)\n"
      try workspace.folder.write("catalogue/italy/catalogue.yaml", (settings + outputs).utf8)
    }
    let options = asked == "--internal" ? [asked] : []
    let result = try await workspace.run(
      ["generate", "catalogue/italy", "--output", "Brands.swift"] + options)
    #expect((result.status, result.errors) == (0, ""))
    let code = try text("Brands.swift", in: workspace)
    #expect(code.contains("\ninternal enum Brands {\n"))
    #expect(code.firstMatch(of: /public static var \w+: Brand/) == nil)
    let compiled = try Program.run(
      ["swiftc", "-typecheck", "-swift-version", "6", "\(workspace.path)/Brands.swift"])
    #expect((compiled.status, compiled.errors) == (0, ""))
  }
}
