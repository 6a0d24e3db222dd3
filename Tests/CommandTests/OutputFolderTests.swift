import Foundation
import TestSupport
import Testing

@Suite("The folder for generated files")
struct OutputFolderTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.folder.write(
      "templates/Page.html.mustache", "{{% CONTENT_TYPE:TEXT}}\n<h1>{{html(name)}}</h1>\n".utf8)
  }

  private var settings: String {
    String(decoding: workspace.folder.bytes("catalogue/italy/catalogue.yaml") ?? [], as: UTF8.self)
  }

  /// Builds with a page for each brand.
  private func build(_ file: String, _ arguments: [String] = []) async throws -> Program.Result {
    let kept = settings.split(separator: "\n").filter { !$0.hasPrefix("outputs:") }.joined(separator: "\n")
    let outputs = "outputs: [{template: Page.html.mustache, each: brands, file: \"\(file)\"}]"
    try workspace.folder.write("catalogue/italy/catalogue.yaml", "\(kept)\n\(outputs)\n".utf8)
    return try await workspace.run(["build"] + arguments)
  }

  private var path: String { "\(workspace.folder.path)/Generated" }

  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []).sorted()
  }

  @Test("temporary files of a killed build are deleted by the next one, and no others")
  func leftovers() async throws {
    #expect(try await build("pages/{id}.html").status == 0)
    let page = try #require(names(in: "pages").first)
    // The highest number that a system may give a process, which none gives early.
    let gone = [".output-1f.4194303.tmp", ".build-cache.4194303.tmp"]
    let kept = [
      ".output-1f.\(getppid()).tmp", "own.html.4194303.tmp",
      "pages/\(page).4194303.tmp",
      // A date isn't the number of a process.
      ".output-1f.20240101.tmp", ".output-1f.04194303.tmp",
    ]
    let recent = ".output-1f.4194302.tmp"
    for name in gone + kept + [recent] { try workspace.folder.write("Generated/\(name)", [1]) }
    for name in gone + kept {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -3600)],
        ofItemAtPath: "\(workspace.path)/Generated/\(name)")
    }
    #expect(try await build("other/{id}.html").status == 0)
    #expect(gone.allSatisfy { workspace.folder.bytes("Generated/\($0)") == nil })
    #expect((kept + [recent]).allSatisfy { workspace.folder.bytes("Generated/\($0)") != nil })
  }
}
