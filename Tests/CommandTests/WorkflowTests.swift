import CatalogueCommand
import CommandTestSupport
import Foundation
import StrictJSON
import TestSupport
import Testing

@Suite(
  "The workflow for pull requests, run step by step",
  .enabled(if: TestTier.isSlow, "make test-all runs it"))
struct WorkflowTests {
  private func report(_ name: String, in run: WorkflowRun) -> String {
    String(decoding: run.workspace.folder.bytes("report/\(name)") ?? [], as: UTF8.self)
  }

  /// The workflow, as far as a step.
  private func check(upTo name: String) throws -> Workflow {
    var workflow = try Workflow("check.yml")
    workflow.steps =
      Array(workflow.steps.prefix { $0.name != name }) + workflow.steps.filter { $0.name == name }
    return workflow
  }

  /// A run with a commit that renames an alias and draws a logo anew.
  private func changed() async throws -> WorkflowRun {
    let run = try await WorkflowRun()
    try run.workspace.edit(brand: "pam", "Pam Panorama", to: "Panorama")
    let logo = "catalogue/italy/logos/pam.svg"
    let drawing = String(decoding: run.workspace.folder.bytes(logo) ?? [], as: UTF8.self)
    try run.workspace.folder.write(logo, drawing.replacing("#165226", with: "#165227").utf8)
    try run.commit("head")
    return run
  }

  @Test(
    "a change without findings passes, and its summary shows what changes, with both pictures of a logo")
  func clean() async throws {
    let run = try await changed()
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
  func findings() async throws {
    let run = try await changed()
    try run.workspace.edit(brand: "pam", "category: grocery", to: "category: grocry")
    try run.commit("a mistake")
    let result = try run.run(try Workflow("check.yml"))
    #expect(!result.isSuccess)
    #expect(
      result.output.contains(
        "::error file=catalogue/italy/brands/pam.yaml,line=3,endLine=3,col=11,endColumn=16,title=E218::category"
      ))
    #expect(report("catalogue.sarif", in: run).contains(#""ruleId": "E218""#))
    #expect(
      report("difference.md", in: run)
        == "The sources have errors, so that nothing can be compared.\n")
    #expect(report("report.json", in: run).contains(#""errors": 1"#))
    #expect(report("report.json", in: run).contains(#""result": "head", "breaks": 0"#))
  }

  @Test(
    "the SARIF that is uploaded is valid",
    .enabled(if: SARIFSchema.isThere, "run scripts/require sarif"))
  func sarif() async throws {
    let run = try await changed()
    try run.workspace.edit(brand: "pam", "category: grocery", to: "category: grocry")
    _ = try run.run(try check(upTo: "Check the brand files"))
    let log = report("catalogue.sarif", in: run)
    let result = try await SARIFSchema(CatalogueProgram.run).validate(["catalogue": log])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("of several catalogues each is checked and compared, and one report has all of them")
  func severalCatalogues() async throws {
    let run = try await WorkflowRun()
    _ = try run.shell("cp -R catalogue/italy catalogue/second; cp -R catalogue/italy catalogue/last")
    try run.commit("a base with three catalogues")
    let brand = "catalogue/second/brands/pam.yaml"
    _ = try run.shell("sed -i 's/Pam Panorama/Panorama/' \(brand); git rm -qr catalogue/last")
    try run.commit("head")
    let step = try check(upTo: "Show what changes for apps")
    let result = try run.run(step)
    #expect(result.isSuccess, "\(result.errors)")
    #expect(
      report("difference.md", in: run) == """
        ## italy

        Catalogue 2026-05-31: nothing changed

        ## last

        The catalogue is gone.

        ## second

        Catalogue 2026-06-01 → 2026-06-01 revision 2: 1 changed

        ### Changed

        - Pam (`pam`): `aliases`: added `Panorama`; removed `Pam Panorama`


        """)
    let comment = try CheckReport.comment(on: report("report.json", in: run))
    #expect(
      comment.hasPrefix(
        "**No findings.**\n\n### `last`\n\nThe catalogue is gone.\n\n### `second`\n\n- Changed (1): `pam`\n\n"
      ),
      "\(comment)")
    for catalogue in ["italy", "second"] {
      _ = try run.shell(
        "sed -i 's/category: grocery/category: grocry/' catalogue/\(catalogue)/brands/pam.yaml")

    }
    try run.commit("a mistake in two")
    let failed = try run.run(step)
    #expect(!failed.isSuccess)
    for catalogue in ["italy", "second"] {
      #expect(failed.output.contains("::error file=catalogue/\(catalogue)/brands/pam.yaml,line=3,"))
    }
    let sarif = try JSONReader.read(Array(report("catalogue.sarif", in: run).utf8))
    let runs = sarif["runs"]?.array
    #expect(runs?.count == 1)
    #expect(runs?.first?["results"]?.array?.map { $0["ruleId"]?.string } == ["E218", "E218"])
    #expect(runs?.first?["tool"]?["driver"]?["rules"]?.array?.map { $0["id"]?.string } == ["E218"])
    #expect(report("report.json", in: run).contains(#""errors": 2"#))
  }

  @Test("what breaks apps is reported, and doesn't fail the check by itself")
  func breaking() async throws {
    let run = try await WorkflowRun()
    let settings = "catalogue/italy/catalogue.yaml"
    try run.workspace.folder.write(
      settings,
      String(decoding: run.workspace.folder.bytes(settings) ?? [], as: UTF8.self)
        .replacingOccurrences(of: "schemaVersion: 1", with: "schemaVersion: 2").utf8)
    try run.commit("head")
    let result = try run.run(try check(upTo: "Show what changes for apps"))
    #expect(result.isSuccess, "\(result.errors)")
    #expect(report("difference.md", in: run).contains("### Breaks apps"))
    #expect(report("report.json", in: run).contains(#""breaks": 1"#))
  }

  /// Adds a field to the brands' schema, which no brand has to have.
  private func addSlogan(toSchemaOf run: WorkflowRun) throws {
    try run.workspace.edit(
      schema: #""distinctFrom": {"#,
      to: #""slogan": { "title": "Slogan", "type": "string" }, "distinctFrom": {"#)
  }

  @Test("a schema that no longer asks for what apps rely on fails the check, before an entry makes use of it")
  func relaxedSchema() async throws {
    let run = try await WorkflowRun()
    try run.workspace.edit(schema: #""category","#, to: "")
    try run.commit("head")
    let result = try run.run(try check(upTo: "Show what changes for apps"))
    #expect(!result.isSuccess)
    let found = #"field "brands.category" may be null now"#
    #expect(result.output.contains("title=E403::\(found)"), "\(result.output)")
    #expect(report("difference.md", in: run).contains("field `brands.category` may be null now"))
    #expect(report("report.json", in: run).contains(#""breaks": 1"#))
  }

  @Test("the base is built by its own schema: a field that is new, and needed, can be compared")
  func neededField() async throws {
    let run = try await WorkflowRun()
    try addSlogan(toSchemaOf: run)
    try run.workspace.edit(schema: #""barcode", "sources""#, to: #""barcode", "slogan", "sources""#)
    for id in ["ali", "pam"] {
      try run.workspace.write(brand: id, try run.workspace.brand(id) + "slogan: Di più\n")
    }
    try run.commit("head")
    let result = try run.run(try check(upTo: "Show what changes for apps"))
    #expect(report("difference.md", in: run).contains("`slogan`: new, `Di più`"), "\(result.output)")
  }

  @Test("the base is built by its own templates too: one that shows a new field changes nothing for apps")
  func neededName() async throws {
    let run = try await WorkflowRun()
    try addSlogan(toSchemaOf: run)
    let template = "templates/Brands.ts.mustache"
    let text = String(decoding: run.workspace.folder.bytes(template) ?? [], as: UTF8.self)
    try run.workspace.folder.write(
      template, (text + "{{#brands}}\n// {{name}}: {{slogan}}\n{{/brands}}\n").utf8)
    try run.commit("head")
    let result = try run.run(try check(upTo: "Show what changes for apps"))
    #expect(result.isSuccess, "\(result.errors)")
    #expect(
      report("difference.md", in: run).hasSuffix("nothing changed\n"), "\(report("difference.md", in: run))")
  }

  @Test("what isn't released yet may be renamed: the pull request is compared with the last release")
  func unreleased() async throws {
    let run = try await WorkflowRun()
    let entry = try run.workspace.brand("ali")
    let nova = entry.replacingOccurrences(of: "id: ali", with: "id: nova")
      .replacingOccurrences(of: "name: Alì", with: "name: Nova")
    try run.workspace.write(brand: "nova", nova)
    try run.commit("a brand that waits for its release")
    try run.git("rm", "-q", "catalogue/italy/brands/nova.yaml")
    try run.workspace.write(brand: "nuova", nova.replacingOccurrences(of: "ova", with: "uova"))
    try run.commit("head")
    let result = try run.run(try check(upTo: "Show what changes for apps"))
    #expect(result.isSuccess, "\(result.errors)")
    let difference = report("difference.md", in: run)
    #expect(
      difference.hasPrefix("This changes what isn't released yet, and is compared with the last release.\n"))
    #expect(difference.contains("1 added") && !difference.contains("Breaks apps"), "\(difference)")
    #expect(report("report.json", in: run).contains(#""added": {"count": 1, "ids": ["nuova"]}"#))
  }

  @Test("where the base can't be built, the report says so, and the sources are checked all the same")
  func brokenBase() async throws {
    let run = try await WorkflowRun()
    try run.workspace.edit(brand: "pam", "category: grocery", to: "category: grocry")
    try run.commit("a mistake that was merged")
    try run.workspace.edit(brand: "pam", "category: grocry", to: "category: grocery")
    try run.commit("its correction")
    let result = try run.run(try check(upTo: "Show what changes for apps"))
    #expect(result.isSuccess, "\(result.errors)")
    #expect(
      report("difference.md", in: run)
        == "The sources of the base have errors, so that nothing can be compared.\n")
  }

  @Test(
    "every event is compared with its own base",
    arguments: [
      ("pull_request", "", "", "HEAD^"), ("push", "HEAD~2", "", "HEAD~2"),
      ("merge_group", "", "HEAD~2", "HEAD~2"),
      ("push", "0000000000000000000000000000000000000000", "", "HEAD^"),
    ])
  func bases(event: String, before: String, queue: String, base: String) async throws {
    let run = try await WorkflowRun()
    for message in ["one", "two"] { try run.git("commit", "-q", "--allow-empty", "-m", message) }
    let environment = [
      "GITHUB_EVENT_NAME": event, "BEFORE": before.hasPrefix("HEAD") ? try run.name(of: before) : before,
      "QUEUE_BASE": queue.isEmpty ? "" : try run.name(of: queue),
    ]
    var workflow = try check(upTo: "Find the base")
    workflow.steps = workflow.steps.suffix(1)
    #expect(try run.run(workflow, environment: environment).isSuccess)
    #expect(run.text("env") == "BASE=\(try run.name(of: base))\n")
  }

  @Test("no token may write where code of a pull request runs")
  func permissions() throws {
    for name in ["check.yml", "test.yml", "macos.yml"] {
      let permissions = try Workflow(name).root["permissions"]?.object?.members.map {
        [$0.key, $0.value.string]
      }
      #expect(permissions == [["contents", "read"]], "\(name)")
    }
    let events = try Workflow("check.yml").root["on"]?.object?.members.map(\.key)
    #expect(events == ["pull_request", "merge_group", "push"])
  }

  @Test("every action is pinned to a commit", arguments: try #require(Workflow.names))
  func pinned(name: String) throws {
    for action in try Workflow(name).actions where !action.hasPrefix("./") {
      #expect(action.contains(/@[0-9a-f]{40}$/), "\(action)")
    }
  }
}
