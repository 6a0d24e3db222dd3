import Foundation
import StrictJSON
import TestSupport
import Testing

@Suite("The workflow for pull requests, run step by step")
struct WorkflowTests {
  private func report(_ name: String, in run: WorkflowRun) -> String {
    String(decoding: run.workspace.folder.bytes("report/\(name)") ?? [], as: UTF8.self)
  }

  /// A run with a commit that renames an alias and draws a logo anew.
  private func changed() throws -> WorkflowRun {
    let run = try WorkflowRun()
    try run.workspace.edit(brand: "pam", "Pam Panorama", to: "Panorama")
    let logo = "catalogue/italy/logos/pam.svg"
    let drawing = String(decoding: run.workspace.folder.bytes(logo) ?? [], as: UTF8.self)
    try run.workspace.folder.write(logo, drawing.replacing("#165226", with: "#165227").utf8)
    try run.workspace.run("build", "--date", "2026-06-01")
    try run.commit("head")
    return run
  }

  @Test("a change without findings passes, and its summary shows what changes, with both pictures of a logo")
  func clean() throws {
    let run = try changed()
    let result = try run.run(try Workflow("check.yml"))
    #expect(result.isSuccess, "\(result.errors)")
    #expect(!result.output.contains("::error"))
    let folder = { try "https://github.com/owner/brands/raw/\(run.name(of: $0))/catalogue/italy/logos" }
    #expect(
      report("difference.md", in: run) == """
        Catalogue 2026-05-31 → 2026-06-01: 1 changed

        ### Changed

        - Pam (`pam`): `aliases`: added `Panorama`; removed `Pam Panorama`

        ### Logos

        - Pam (`pam`): redrawn

        ### Logos, before and after

        - Pam (`pam`): <img src="\(try folder("HEAD^"))/pam.svg" width="96" alt="before"> \
        → <img src="\(try folder("HEAD"))/pam.svg" width="96" alt="after">

        """)
    #expect(run.workspace.folder.bytes("Generated/preview/index.html") != nil)
    #expect(run.text("summary") == report("difference.md", in: run))
  }

  @Test(
    "findings are annotations on the lines that have them, and fail the check; everything else is reported too"
  )
  func findings() throws {
    let run = try changed()
    try run.workspace.edit(brand: "pam", "category: grocery", to: "category: grocry")
    try run.commit("a mistake")
    let result = try run.run(try Workflow("check.yml"))
    #expect(!result.isSuccess)
    #expect(
      result.output.contains(
        "::error file=catalogue/italy/brands/pam.yaml,line=3,endLine=3,col=11,endColumn=16,title=E218::category"
      ))
    #expect(report("catalogue.sarif", in: run).contains(#""ruleId" : "E218""#))
    #expect(report("difference.md", in: run) == "Catalogue 2026-06-01: nothing changed\n")
  }

  @Test("the SARIF that is uploaded is valid", .enabled(if: SARIFSchema.isThere, "run scripts/require sarif"))
  func sarif() throws {
    let run = try changed()
    try run.workspace.edit(brand: "pam", "category: grocery", to: "category: grocry")
    _ = try run.run(try Workflow("check.yml"))
    let result = try SARIFSchema().validate(report("catalogue.sarif", in: run))
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("what breaks apps is reported, and doesn't fail the check by itself")
  func breaking() throws {
    let run = try WorkflowRun()
    try run.workspace.folder.write(
      "catalogue/italy.json",
      String(decoding: run.workspace.folder.bytes("catalogue/italy.json") ?? [], as: UTF8.self)
        .replacingOccurrences(of: #""country": "IT""#, with: #""country": "FR""#).utf8)
    try run.commit("head")
    _ = try run.run(try Workflow("check.yml"))
    #expect(report("difference.md", in: run).contains("### Breaks apps"))
  }

  @Test("no token may write where code of a pull request runs, and every action is pinned to a commit")
  func permissions() throws {
    let check = try Workflow("check.yml")
    let permissions = check.root["permissions"]?.object?.members.map { [$0.key, $0.value.string] }
    #expect(permissions == [["contents", "read"]])
    #expect(check.root["on"]?.string == "pull_request")
    for action in check.actions + (try Workflow("comment.yml").actions) {
      #expect(action.contains(/@[0-9a-f]{40}$/), "\(action)")
    }
  }
}
