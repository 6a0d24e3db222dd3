import TestSupport
import Testing

@Suite(
  "A new language, by a template and a line",
  .enabled(if: Python.isThere("python"), "run scripts/require python"))
struct NewLanguageTests {
  private static let template = "brands.py.mustache"
  private static let line =
    #"{template: \#(template), "null": None, "true": "True", "false": "False", escapes: utf32}"#

  /// A project with the Python template, and its line beside that of another language.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.folder.write(
      "templates/\(Self.template)", try Project.bytes("Tests/Fixtures/templates/\(Self.template)"))
    let settings = try #require(workspace.folder.bytes("catalogue/italy/catalogue.yaml"))
    try workspace.folder.write(
      "catalogue/italy/catalogue.yaml",
      settings + "outputs: [\(Self.line), {template: Brands.ts.mustache}]\n".utf8)
    try workspace.edit(
      brand: "pam", "aliases:", to: #"keywords: ["l'\"oro\"", "a\\b", "$pesa", "😀😀", "caffè"]"# + "\naliases:"
    )
    return workspace
  }

  @Test(
    "what Python reads is what json.load reads of italy.json, in the template's fields; the other languages stay as they are"
  )
  func build() async throws {
    let workspace = try workspace()
    let result = try await workspace.run("build", "--date", "2026-05-31")
    try #require(result.status == 0, "\(result.errors)")
    #expect(
      result.output.contains("wrote catalogue/italy.json, Generated/brands.py, Generated/Brands.ts,"),
      "\(result.output)")
    try expectItalyJSON(of: "Generated/brands.py", in: workspace)
  }

  @Test("generate writes the same of the market's folder")
  func generate() async throws {
    let workspace = try workspace()
    try await workspace.run("build", "--date", "2026-05-31")
    try await workspace.run(
      "generate", "catalogue/italy", "--output", "app/brands.py", "--date", "2026-05-31")
    #expect(workspace.folder.bytes("app/brands.py") == workspace.folder.bytes("Generated/brands.py"))
  }

  @Test("an unknown name is reported at its line and column, and nothing is written")
  func unknownName() async throws {
    let workspace = try workspace()
    let text = String(
      decoding: try #require(workspace.folder.bytes("templates/\(Self.template)")), as: UTF8.self)
    try workspace.folder.write(
      "templates/\(Self.template)", text.replacing("{{initialsColor}}", with: "{{initialsColour}}").utf8)
    let result = try await workspace.run("build")
    #expect(result.status == 100)
    #expect(result.errors.hasPrefix("templates/brands.py.mustache:26:30: error[E501]: "), "\(result.errors)")
    #expect(result.errors.contains("did you mean {{initialsColor}}?"))
    #expect(workspace.folder.bytes("Generated/brands.py") == nil)
  }

  private func expectItalyJSON(of file: String, in workspace: Workspace) throws {
    let program = """
      import json, runpy
      catalogue = runpy.run_path("\(file)")["CATALOGUE"]
      published = json.load(open("catalogue/italy.json", encoding="utf-8"))
      published = {name: published[name] for name in catalogue}
      names = catalogue["brands"][0].keys()
      published["brands"] = [{name: brand[name] for name in names} for brand in published["brands"]]
      print(catalogue == published)
      """
    let result = try Program.run(["python3", "-c", program], in: workspace.path)
    #expect(result.output == "True\n", "\(result.errors)")
  }
}
