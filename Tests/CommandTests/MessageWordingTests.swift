import Foundation
import TestSupport
import Testing

@Suite("Errors are reported in words for people")
struct MessageWordingTests {
  /// A project with files that are something else than their names say.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    for (name, bytes) in [
      ("cut.json", Array("{".utf8)), ("other.json", Array(#"{"a": 1}"#.utf8)), ("wide.json", [0xFF, 0xFE]),
      ("text.svg", Array("no drawing".utf8)), ("noise.yaml", [0x80, 0x00, 0x09]),
    ] {
      try workspace.folder.write(name, bytes)
    }
    return workspace
  }

  @Test(
    "in a sentence, without the names of types, domains or codes of the program",
    arguments: TestTier.some(of: [
      ["generate", "cut.json", "--output", "Brands.swift"],
      ["generate", "other.json", "--output", "Brands.swift"],
      ["generate", ".", "--output", "Brands.swift"], ["generate", "wide.json", "--output", "Brands.none"],
      ["generate", "catalogue/italy", "--output", "Brands.swift", "--templates", "nowhere"],
      ["diff", "other.json", "cut.json"], ["diff", "wide.json", "cut.json"], ["diff", ".", "cut.json"],
      ["logo", "normalize", "text.svg", "out.svg"], ["logo", "normalize", "nowhere.svg", "out.svg"],
      ["validate", "--schema", "cut.json", "other.json"],
      ["validate", "--schema", "other.json", "noise.yaml"],
      ["validate", "--schema", "other.json", "."], ["schema", "check", "wide.json"],
      ["check", "--market", "cut.json"], ["check", "--schemas", "templates"],
      ["build", "--baseline", "cut.json"], ["build", "--generated", "/dev/null/x"],
      ["build", "--output", "/dev/null/x.json"], ["build", "--date", "tomorrow"],
      ["build", "--jobs", "many"],
    ]))
  func words(arguments: [String]) async throws {
    let result = try await workspace().run(arguments)
    #expect([1, 64, 100].contains(result.status))
    #expect(result.errors.contains(/(?i)error/))
    let technical = result.errors.firstMatch(
      of:
        /Optional\(|Error Domain|NS[A-Z][a-z]+|Cocoa|POSIX|Swift\.|Foundation|The operation|[A-Za-z]+Error[.(]|0x[0-9a-f]{6}/
    )
    #expect(technical == nil, "\(result.errors)")
  }

  @Test(
    "with the system's reason where a folder can't be used",
    arguments: [
      (
        ["generate", "cut.json", "--output", "x.swift", "--templates", "nowhere"],
        "nowhere: no such file or directory"
      ),
      (["check", "--market", "nowhere/italy"], "there is no folder nowhere/italy"),
    ])
  func reasons(arguments: [String], words: String) async throws {
    #expect(try await workspace().run(arguments).errors.contains(words))
  }

  @Test("Italian letters and emoji are printed as they are written")
  func letters() async throws {
    let workspace = try workspace()
    try workspace.edit(brand: "pam", "  - Pam Panorama", to: "  - Città più bella 👩‍👧\n  - Città più bella 👩‍👧")
    #expect(try await workspace.run("check").errors.contains("Città più bella 👩‍👧"))
  }
}
