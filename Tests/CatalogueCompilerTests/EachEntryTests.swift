import Diagnostics
import Testing

@testable import CatalogueCompiler
@testable import CatalogueEmit
@testable import CatalogueRules
@testable import CatalogueSources

@Suite("Outputs with a file for each entry")
struct EachEntryTests {
  private func build(_ outputs: String, _ template: String = "{{id}}") async throws -> BuildResult {
    var files = try Course.files().with(
      "catalogue.yaml", "kind: course\nschemaVersion: 1\noutputs:\n\(outputs)\n"
    ).with("words/desk-two.yaml", "id: desk-two\nroots: [k-t-b]\n").with(
      "lessons/two.yaml", "id: two\nwords: [desk-two]\n"
    ).with("roots/k-t-b.yaml", "id: k-t-b\n")
    files.templates["Page.html.mustache"] = Market.text(
      "templates/Page.html.mustache", "{{% CONTENT_TYPE:TEXT}}\n" + template)
    return await Course.pipeline.build(files)
  }

  @Test("each has the names of its entry, and those of the catalogue")
  func files() async throws {
    let result = try await build(
      "  - {template: Page.html.mustache, each: words, file: \"pages/{id}/{id}.html\"}",
      "{{raw(id)}} of {{#lesson}}{{raw(id)}} {{#words}}{{raw(id)}},{{/words}}{{/lesson}} {{wordCount}}")
    let written = try #require(result.files, "\(result.diagnostics)").compactMap { file in
      if case .generated(let name) = file.destination {
        "\(name): \(String(decoding: file.bytes, as: UTF8.self))"
      } else {
        nil
      }
    }
    #expect(
      written == [
        "pages/book/book.html: book of one book,desk, 3", "pages/desk/desk.html: desk of one book,desk, 3",
        "pages/desk-two/desk-two.html: desk-two of two desk-two, 3",
      ])
  }

  @Test("each takes no more memory than it needs, however many entries there are")
  func memory() async throws {
    var market = Market()
    market.settings += "outputs: [{template: Each.json.mustache, each: brands, file: \"each/{id}.json\"}]\n"
    // So many that code has tables of them.
    for number in 100..<400 { market.brands["brand-\(number)"] = Market.brand("brand-\(number)") }
    var files = try market.files()
    files.templates["Each.json.mustache"] = Market.text(
      "templates/Each.json.mustache", "{{% CONTENT_TYPE:TEXT}}\n{{id}}")
    let result = await Course.pipeline.build(files)
    let each = try #require(result.files, "\(result.diagnostics)").filter { $0.destination != .catalogue }
    #expect(each.count >= 300)
    #expect(each.allSatisfy { $0.bytes.capacity < 1000 })
  }

  @Test(
    "what can't be is reported at the output, once",
    arguments: [
      (
        "each: wrds, file: \"pages/{id}.html\"",
        "\"each\" must be a collection of the kind, and \"wrds\" is none"
      ),
      ("each: words", "with \"each\", \"file\" must have {id} in it, for the id of the entry"),
      (
        "each: words, file: page.html",
        "with \"each\", \"file\" must have {id} in it, for the id of the entry"
      ),
      (
        "each: words, file: \"{id}.html\"",
        "with \"each\", the files must be in a folder that nothing else is written to"
      ),
      (
        "each: words, file: \"Logos/{id}.svg\"",
        "with \"each\", the files must be in a folder that nothing else is written to"
      ),
      ("file: \"pages/{id}.html\"", "without \"each\", \"file\" must be the name of one file in no folder"),
      ("each: words, file: \"pages/{name}.html\"", "in \"file\" nothing but {id} may stand in braces"),
      ("file: \"{name}.html\"", "in \"file\" nothing but {id} may stand in braces"),
      ("each: words, file: \"a/b/c/d/e/{id}.html\"", "\"file\" may be in four folders at most"),
      ("file: Preview", "Preview: something else that is generated has its place"),
      ("file: pages/index.html", "without \"each\", \"file\" must be the name of one file in no folder"),
    ])
  func mistakes(output: String, message: String) async throws {
    let found = try await build("  - {template: Page.html.mustache, \(output)}", "x").diagnostics
    #expect(found.map(\.message) == [message])
    // At the value that is wrong, or at the template where there is none.
    let isFirst = output.hasPrefix("file") || message.hasPrefix("\"each\"")
    let column = output == "each: words" ? 16 : isFirst ? 42 : 55
    #expect(found.first?.location?.description == "course/catalogue.yaml:4:\(column)")
    #expect(found.first?.rule == "E501")
  }

  @Test(
    "no file leads out of the folder of what is generated",
    arguments: [
      "../{id}.html", "/{id}.html", "pages/../{id}.html", "pages//{id}.html", ".{id}.html", "{id}/",
    ])
  func paths(file: String) async throws {
    let found = try await build("  - {template: Page.html.mustache, each: words, file: \"\(file)\"}")
      .diagnostics
    #expect(found.map(\.rule) == ["E102"])
  }

  @Test("two outputs that would write the same file for some entries are reported with it")
  func same() async throws {
    let found = try await build(
      """
        - {template: Page.html.mustache, each: words, file: "pages/{id}-two.html"}
        - {template: Page.html.mustache, each: words, file: "pages/{id}.html", null: None}
      """
    ).diagnostics
    #expect(found.map(\.message) == ["pages/desk-two.html is written by two outputs"])
    #expect(found.first?.location?.description == "course/catalogue.yaml:5:55")
  }

  @Test(
    "no file is in the place of a folder, or where something else is generated",
    arguments: [
      ("pages/{id}", "pages/{id}/x.html", "pages/book would be a file and a folder"),
      ("{id}/{id}.html", "{id}.html/one", "with \"each\""),
      (
        "{id}/index.html", "pages/{id}.html",
        "logos/index.html: something else that is generated has its place"
      ),
    ])
  func places(first: String, second: String, message: String) async throws {
    var files = try Course.files().with(
      "catalogue.yaml",
      """
      kind: course
      schemaVersion: 1
      outputs:
        - {template: Page.html.mustache, each: words, file: "\(first)"}
        - {template: Page.html.mustache, each: words, file: "\(second)", null: None}

      """)
    if first == "{id}/index.html" {
      files = files.with("words/logos.yaml", "id: logos\nroots: [k-t-b]\n").with(
        "lessons/two.yaml", "id: two\nwords: [logos]\n"
      ).with("roots/k-t-b.yaml", "id: k-t-b\n")
    }
    files.templates["Page.html.mustache"] = Market.text(
      "templates/Page.html.mustache", "{{% CONTENT_TYPE:TEXT}}\n{{id}}")
    let found = await Course.diagnostics(files)
    guard message != "with \"each\"" else { return #expect(found.isEmpty) }
    #expect(found.map(\.message) == [message])
  }

  @Test("an output isn't blamed for the places of those before it")
  func otherPlaces() async throws {
    let found = try await build(
      """
        - {template: Page.html.mustache, each: words, file: "pages/{id}"}
        - {template: Page.html.mustache, each: words, file: "pages/{id}/x.html"}
        - {template: Page.html.mustache, each: words, file: "other/{id}.html"}
      """
    ).diagnostics
    #expect(found.map { $0.location?.line } == [5], "\(found)")
  }

  @Test("a kind may have no other outputs, and its template use look-ups")
  func ownTemplatesAlone() async throws {
    var files = try Course.files {
      $0 + "outputs: [{template: Page.html.mustache, each: words, file: \"pages/{id}.html\"}]\n"
    }
    files.templates["Page.html.mustache"] = Market.text(
      "templates/Page.html.mustache", "{{% CONTENT_TYPE:TEXT}}\n{{#lesson}}{{raw(id)}}{{/lesson}}")
    let result = await Course.pipeline.build(files)
    let pages = try #require(result.files, "\(result.diagnostics)").filter { $0.destination != .catalogue }
    #expect(pages.map(\.destination) == [.generated("pages/book.html"), .generated("pages/desk.html")])
    #expect(pages.map { String(decoding: $0.bytes, as: UTF8.self) } == ["one", "one"])
  }

  @Test(
    "a tag of Mustache that doesn't escape is written otherwise",
    arguments: [
      ("{{{id}}}", "write {{raw(id)}}"), ("{{& id }}", "write {{raw(id)}}"),
      ("{{{roots}}}", "write {{#roots}}{{raw(.)}}{{/roots}}"),
      ("{{#roots}}{{{.}}}{{/roots}}", "write {{raw(.)}}"), ("{{{lesson}}}", nil),
    ])
  func unescapedTags(template: String, fix: String?) async throws {
    let found = try await build(
      "  - {template: Page.html.mustache, each: words, file: \"pages/{id}.html\"}", template)
    #expect(found.diagnostics.map(\.fix) == [fix])
    guard let fix else { return }
    let repaired = template.replacing(/\{\{[{&][^}]*\}+/, with: fix.dropFirst("write ".count))
    let result = try await build(
      "  - {template: Page.html.mustache, each: words, file: \"pages/{id}.html\"}", repaired)
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
  }

  @Test("a mistake in the template is found by the names of its entry")
  func template() async throws {
    let found = try await build(
      "  - {template: Page.html.mustache, each: words, file: \"pages/{id}.html\"}", "{{note}}")
    #expect(found.diagnostics.map(\.message) == ["unknown name \"note\""])
  }
}
