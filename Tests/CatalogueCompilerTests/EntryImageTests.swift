import Catalogue
import Diagnostics
import Testing

@testable import CatalogueCompiler
@testable import CatalogueEmit
@testable import CatalogueSources

@Suite("Outputs with settings and pictures")
struct EntryImageTests {
  private static let output =
    "{template: Pass.json.mustache, each: brands, file: \"passes/{id}.pass/pass.json\""
  private static let settings = "settings: {passTypeIdentifier: pass.example, teamIdentifier: A1}\n"

  private func market(_ more: String, _ template: String? = nil) throws -> SourceFiles {
    var market = Market()
    market.settings += more
    market.brands["pam"] = Market.brand("pam").replacing("logo: null", with: "logo: pam.svg")
      .replacing("color: null", with: "color: \"#165226\"\nlogoBackground: \"#FFFFFF\"")
    market.brands["coop"] = Market.brand("coop").replacing("color: null", with: "color: \"#FFCC00\"")
    market.logos = ["pam.svg"]
    market.drawings = [
      "pam.svg":
        ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="#036" d="M10 30h80v40h-80z"/></svg>"##
    ]
    var files = try market.files()
    if let template {
      files.templates["Pass.json.mustache"] = Market.text(
        "templates/Pass.json.mustache", "{{% CONTENT_TYPE:TEXT}}\n" + template)
    }
    return files
  }

  private func build(_ more: String, _ template: String? = nil) async throws -> BuildResult {
    await Course.pipeline.build(try market(more, template))
  }

  private func text(_ name: String, of result: BuildResult) throws -> String {
    let file = try #require(
      result.files?.first { $0.destination == .generated(name) }, "\(result.diagnostics)")
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test("an output of the kind that needs settings isn't written where a catalogue has none of them")
  func notAskedFor() async throws {
    let result = try await build("")
    #expect(result.diagnostics.isEmpty)
    let names = result.files?.compactMap {
      if case .generated(let name) = $0.destination { name } else { nil }
    }
    #expect(names?.contains { $0.hasPrefix("passes") } == false)
    #expect(result.images.isEmpty)
  }

  @Test("a pass has the brand's colours so that all of it can be read, and its name where it has no logo")
  func pass() async throws {
    let result = try await build(Self.settings)
    #expect(
      try text("passes/pam.pass/pass.json", of: result) == """
        {
          "formatVersion": 1,
          "passTypeIdentifier": "pass.example",
          "teamIdentifier": "A1",
          "organizationName": "pam",
          "description": "pam",
          "backgroundColor": "rgb(255, 255, 255)",
          "foregroundColor": "rgb(0, 0, 0)",
          "labelColor": "rgb(22, 82, 38)",
          "storeCard": {}
        }

        """)
    let coop = try text("passes/coop.pass/pass.json", of: result)
    #expect(coop.contains("\"logoText\": \"coop\""))
    // Black on yellow: white has a contrast of 1.51.
    #expect(coop.contains("\"backgroundColor\": \"rgb(255, 204, 0)\""))
    #expect(coop.contains("\"labelColor\": \"rgb(0, 0, 0)\""))
  }

  @Test("pictures have the sizes that are asked for, and show the logo without its margins, or the initials")
  func images() async throws {
    let images = try await build(Self.settings).images
    let sizes = images.map { "\($0.name) \($0.width)x\($0.height)" }
    #expect(
      sizes == [
        "passes/coop.pass/icon.png 29x29", "passes/coop.pass/icon@2x.png 58x58",
        "passes/coop.pass/icon@3x.png 87x87", "passes/coop.pass/logo.png 50x50",
        "passes/coop.pass/logo@2x.png 100x100", "passes/coop.pass/logo@3x.png 150x150",
        "passes/pam.pass/icon.png 29x29", "passes/pam.pass/icon@2x.png 58x58",
        "passes/pam.pass/icon@3x.png 87x87", "passes/pam.pass/logo.png 100x50",
        "passes/pam.pass/logo@2x.png 200x100", "passes/pam.pass/logo@3x.png 300x150",
      ])
    func viewBox(_ name: String) -> Substring? {
      images.first { $0.name == name }.flatMap {
        String(decoding: $0.svg, as: UTF8.self).split(separator: "viewBox=\"").last?.prefix { $0 != "\"" }
      }
    }
    // A tenth of the square is left on each side; the icon is square around the same centre.
    #expect(viewBox("passes/pam.pass/logo.png") == "25.6 76.8 204.8 102.4")
    #expect(viewBox("passes/pam.pass/icon.png") == "25.6 25.6 204.8 204.8")
    #expect(viewBox("passes/coop.pass/icon.png") == "0 0 256 256")
  }

  @Test(
    "settings that are missing, unused or misspelt are reported where they are",
    arguments: [
      (
        "settings: {teamIdentifier: A1}", 7, "Pass.json.mustache needs 1 setting: passTypeIdentifier",
        "add it to \"settings\" in catalogue.yaml"
      ),
      (
        "settings: {passTypeIdentifier: a, teamIdentifer: b}", 7,
        "no output uses the setting \"teamIdentifer\"", "did you mean \"teamIdentifier\"?"
      ),
      (
        "settings: {teamIdentifier: b}\noutputs: [{template: Brands.ts.mustache}]", 7,
        "no output uses the setting \"teamIdentifier\"",
        "list the output Pass.json.mustache too, as kind.yaml has it"
      ),
      (
        "settings: {passTypeIdentifier: a, teamIdentifier: b, teamidentifer: c}", 7,
        "no output uses the setting \"teamidentifer\"", "did you mean \"teamIdentifier\"?"
      ),
      (
        "outputs: [\(output), settings: [a]}]", 7, "Pass.json.mustache needs 1 setting: a",
        "add it to \"settings\" in catalogue.yaml"
      ),
      (
        "outputs: [{template: Pass.json.mustache, images: [{file: a.png, width: 1, height: 1}]}]", 7,
        "pictures are of entries, and this output is one file of all", "add \"each\", or remove \"images\""
      ),
      (
        "outputs: [{template: Pass.json.mustache, each: brands, file: \"p/{id}.json\", images: [{file: a.png, width: 1, height: 1}]}]",
        7, "all entries would have the same pictures, which are written beside the entry's file",
        "give each entry a folder of its own, for example pages/{id}/page.html"
      ),
      (
        "outputs: [\(output), images: [{file: a.png, width: 1, height: 1}, {file: A.png, width: 2, height: 2}]}]",
        7, "passes/coop.pass/A.png would be two files", "give each picture a name of its own"
      ),
    ])
  func mistakes(more: String, line: Int, message: String, fix: String) async throws {
    let found = try await build(more + "\n", "1").diagnostics
    #expect(found.map(\.message) == [message])
    #expect(found.first?.location?.path == "catalogue.yaml")
    #expect(found.first?.location?.line == line)
    #expect(found.first?.fix == fix)
  }

  @Test("a template that doesn't write JSON under such a name is reported, with where the file is wrong")
  func json() async throws {
    let result = try await build("outputs: [\(Self.output)}]\n", "{\n\"id\": {{id}},\n}\n")
    #expect(
      result.diagnostics.map(\.message) == [
        "passes/coop.pass/pass.json:3:1 isn't JSON: found \"}\" where a key was expected"
      ])
    #expect(result.diagnostics.first?.location?.line == 7)
    #expect(result.files == nil)
  }

  @Test("a setting is in its section, as a literal or as the text that it is")
  func section() async throws {
    let result = try await build(
      "settings: {a: \"b\\\"c\", n: \"7\"}\noutputs: [\(Self.output), settings: [a, n]}]\n",
      "{{#settings}}[{{a}}, \"{{html(a)}}\", {{raw(n)}}]{{/settings}}")
    #expect(try text("passes/pam.pass/pass.json", of: result) == #"["b\"c", "b&quot;c", 7]"#)
    let unknown = try await build("outputs: [\(Self.output)}]\n", "{{#settings}}{{a}}{{/settings}}")
      .diagnostics
    #expect(unknown.map(\.message) == ["unknown name \"a\""])
  }

  @Test(
    "rgb() is for colours alone",
    arguments: [
      ("\"{{rgb(color)}}\"", nil), ("{{#colors}}\"{{rgb(accent)}}\"{{/colors}}", nil),
      ("{{rgb(name)}}", "rgb() is for a colour, which \"name\" isn't here"),
      ("{{rgb(aliases)}}", "rgb() is for a colour, which \"aliases\" isn't here"),
      ("{{colors}}", "\"colors\" is a list, which isn't written by itself"),
    ] as [(String, String?)])
  func colors(template: String, message: String?) async throws {
    let found = try await build("outputs: [\(Self.output)}]\n", template).diagnostics
    #expect(found.map(\.message) == (message.map { [$0] } ?? []))
  }

  @Test("letters and digits have outlines, and other initials are reported: nothing is written")
  func initials() async throws {
    for character in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789?" {
      #expect(InitialsTile(String(character), background: .white, color: .black) != nil)
    }
    #expect(InitialsTile("", background: .white, color: .black) == nil)
    var files = try market(Self.settings)
    let schema = files.schemas.kind.schemas[0]
    files.schemas.kind.schemas[0] = Market.text(
      schema.path,
      String(decoding: schema.bytes, as: UTF8.self).replacing("^[A-Z0-9]{1,3}$", with: "^.{1,3}$"))
    files.brands = [Market.text("brands/coop.yaml", Market.brand("coop", "initials: Ж"))]
    files.logos = []
    let result = await Course.pipeline.build(files)
    #expect(
      result.diagnostics.map(\.message) == ["coop has initials of which there is no picture: \"Ж\""])
    #expect(result.files == nil && result.images.isEmpty)
  }
}
