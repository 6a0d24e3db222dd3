import Foundation
import TestSupport
import Testing

@Suite("Values and files as people paste them")
struct PastedValueTests {
  @Test(
    "are written by check --fix as they were meant",
    arguments: [
      ("color", ##"#165226 # green"##, ##""#165226" # green"##), ("color", "#165226;", ##""#165226""##),
      ("color", "#abc", ##""#AABBCC""##), ("name", "Pim\u{2028}Pum", "Pim Pum"),
      ("name", "\"Pim\",", "\"Pim\""), ("name", "'Pim';", "'Pim'"),
    ])
  func fixed(field: String, written: String, meant: String) async throws {
    let workspace = try Workspace()
    let lines = try workspace.brand("pam").split(separator: "\n", omittingEmptySubsequences: false)
    let pasted = lines.map { $0.hasPrefix("\(field): ") ? "\(field): \(written)" : String($0) }
    try workspace.write(brand: "pam", pasted.joined(separator: "\n"))
    #expect(try await workspace.run("check").status == 100)
    let result = try await workspace.run("check", "--fix")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try workspace.brand("pam").contains("\n\(field): \(meant)\n"))
  }

  @Test("a colour before a text that isn't a comment yet is reported, and left to the person")
  func colorWithText() async throws {
    let workspace = try Workspace()
    let pam = try workspace.brand("pam")
    try workspace.write(brand: "pam", pam.replacing(/(?m)^color: .*/, with: "color: #165226 (green)"))
    let result = try await workspace.run("check")
    #expect(result.errors.contains("color #165226 must be in quotes: without them it is a comment"))
    #expect(!result.errors.contains("can be fixed"))
  }

  @Test(
    "say what to write where only the person knows",
    arguments: [
      ("name:", "write the text; the field is required"),
      ("name: |\n  Pam", "error[E105]: the text has several lines"),
    ])
  func advice(written: String, advice: String) async throws {
    let workspace = try Workspace()
    try workspace.edit(brand: "pam", "name: Pam", to: written)
    #expect(try await workspace.run("check").errors.contains(advice))
  }

  @Test("the column of a field in a list's entry is compared with that of the field before it")
  func column() async throws {
    let workspace = try Workspace()
    try workspace.write(
      brand: "pam", workspace.brand("pam") + "programmes:\n  - name: Card\n     kind: points\n")
    #expect(
      try await workspace.run("check").errors.contains(
        "this isn't YAML: \"kind\" begins one space too far to the right"))
  }

  @Test("a logo under a name with a number or spaces is to be renamed")
  func logoName() async throws {
    let workspace = try Workspace()
    let logos = "\(workspace.path)/catalogue/italy/logos"
    try FileManager.default.moveItem(atPath: "\(logos)/pam.svg", toPath: "\(logos)/Pam (1).svg")
    let expected = "logos/Pam (1).svg: error[E209]: no brand uses this file; rename it to pam.svg\n"
    #expect(try await workspace.run("check").errors.contains(expected))
  }

  @Test("a drawing isn't said to be fixed by what writes no drawings")
  func drawing() async throws {
    let workspace = try Workspace()
    let path = "catalogue/italy/logos/pam.svg"
    let logo = String(decoding: try #require(workspace.folder.bytes(path)), as: UTF8.self)
    try workspace.folder.write(path, logo.replacing(#/ xmlns="[^"]*"/#, with: "").utf8)
    let result = try await workspace.run("check")
    #expect(result.errors.contains("warning[W210]: the svg element has no namespace"))
    #expect(!result.errors.contains("can be fixed"))
  }
}
