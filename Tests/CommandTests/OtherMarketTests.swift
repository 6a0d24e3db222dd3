import Foundation
import TestSupport
import Testing

/// In a market other than the usual one, messages suggest commands that name it.
@Suite("Commands that are suggested for another market")
struct OtherMarketTests {
  private let workspace: Workspace
  private static let market = "catalogue/other market"
  private static let option = " --market 'catalogue/other market'"

  init() throws {
    workspace = try Workspace()
    try FileManager.default.moveItem(
      atPath: "\(workspace.path)/catalogue/italy", toPath: "\(workspace.path)/\(Self.market)")
  }

  private func run(_ arguments: String...) throws -> Program.Result {
    try workspace.run(arguments + ["--market", Self.market + "/"])
  }

  @Test("what fixes the mistakes that a check found")
  func fix() throws {
    let pam = "\(Self.market)/brands/pam.yaml"
    let text = String(decoding: try #require(workspace.folder.bytes(pam)), as: UTF8.self)
    try workspace.folder.write(pam, text.replacing("category: ", with: "initials: pm\ncategory: ").utf8)
    #expect(try run("check").errors.hasSuffix("It can be fixed: catalogue check --fix\(Self.option)\n"))
    #expect(try run("check", "--fix").status == 0)
    #expect(try run("check").errors == "")
  }

  @Test("what to do after a new brand")
  func new() throws {
    let result = try run("new", "volpe", "--name", "Volpe", "--category", "grocery", "--color", "#00A7E1")
    #expect(result.lines.last == "Next: fill in sources, then run catalogue check\(Self.option)")
  }

  @Test("what says why a file isn't counted")
  func stats() throws {
    try workspace.folder.write("\(Self.market)/brands/pam.yaml", "id: [".utf8)
    #expect(try run("stats").output.contains("unreadable files (run catalogue check\(Self.option))"))
  }

  @Test("what to do after a brand's end, and to take back one that is published")
  func retire() throws {
    #expect(try run("build", "--date", "2026-05-31").status == 0)
    let retired = try run("retire", "pam", "--closed")
    #expect(retired.lines.last == "Next: run catalogue check\(Self.option)")
    #expect(try run("build", "--date", "2026-06-30").status == 0)
    let refused = try run("retire", "pam", "--undo")
    #expect(
      refused.errors.contains("catalogue retire pam\(Self.option) --renamed-to NEW-ID"), "\(refused.errors)")
  }
}
