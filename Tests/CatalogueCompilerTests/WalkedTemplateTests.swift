import Diagnostics
import Testing

@testable import CatalogueCompiler
@testable import CatalogueEmit
@testable import CatalogueSources

@Suite("Templates that walk from entry to entry")
struct WalkedTemplateTests {
  private static let pragma = "{{% CONTENT_TYPE:TEXT}}\n"

  /// A course of which a template is the only output.
  private func build(_ template: String, file: String = "course.py") async throws -> BuildResult {
    var files = try Course.files().with(
      "catalogue.yaml",
      "kind: course\nschemaVersion: 1\noutputs: [{template: \(file).mustache, null: None}]\n"
    ).with("roots/m-l-k.yaml", "id: m-l-k\nparent: k-t-b\nnote: كَتَّب \"x\"\n").with(
      "lessons/two.yaml", "id: two\nwords: [king]\n"
    ).with("words/king.yaml", "id: king\nroots: [m-l-k]\n")
    files.templates["\(file).mustache"] = Market.text(
      "templates/\(file).mustache", Self.pragma + template)
    return await Course.pipeline.build(files)
  }

  private func text(_ template: String) async throws -> String {
    let result = try await build(template)
    let file = result.files?.first { $0.destination == .generated("course.py") }
    return String(decoding: try #require(file?.bytes, "\(result.diagnostics)"), as: UTF8.self)
  }

  @Test(
    "what they write",
    arguments: [
      // Down the lists of a parent, and on to what these refer to
      (
        "{{#lessons}}{{id}}{{#words}} {{id}}{{#roots}}<{{id}}{{/roots}}{{/words}};{{/lessons}}",
        #""one" "book"<"k-t-b" "desk"<"k-t-b";"two" "king"<"m-l-k";"#
      ),
      // And back: one by a look-up of one, all by one of many
      ("{{#words}}{{raw(id)}}:{{#lesson}}{{raw(id)}}{{/lesson}} {{/words}}", "book:one desk:one king:two "),
      (
        "{{#roots}}{{raw(id)}}:{{#words}}{{raw(id)}}{{^last()}},{{/last()}}{{/words}} {{/roots}}",
        "k-t-b:book,desk m-l-k:king "
      ),
      // The ids of a list, as literals and as they are
      (
        "{{#lessons}}{{words}} {{#words}}{{.}}{{raw(.)}},{{/words}}{{/lessons}}",
        #"["book", "desk"] "book"book,"desk"desk,["king"] "king"king,"#
      ),
      // Null and false are no section, what they are written as is the language's
      (
        "{{#roots}}{{parent}}{{#parent}}+{{shown}}{{/parent}}{{^parent}}-{{/parent}}{{#shown}}!{{/shown}} {{/roots}}",
        #"None-! "k-t-b"+true "#
      ),
      // For HTML
      (
        "{{#roots}}{{html(note)}}|{{#words}}{{html(id)}}{{/words}} {{/roots}}",
        #"|bookdesk كَتَّب &quot;x&quot;|king "#
      ),
      // Raw is without quotes and escapes; of null it is nothing
      (
        "{{#roots}}{{note}}|{{raw(note)}}|{{raw(shown)}} {{/roots}}",
        #"None||true "كَتَّب \"x\""|كَتَّب "x"|false "#
      ),
    ])
  func written(template: String, expected: String) async throws {
    #expect(try await text(template) == expected)
  }

  @Test(
    "mistakes in them are found where they are",
    arguments: [
      ("{{#words}}{{#lesson}}{{nmae}}{{/lesson}}{{/words}}", 22, "unknown name \"nmae\""),
      ("{{#words}}{{note}}{{/words}}", 11, "unknown name \"note\""),
      ("{{.}}", 1, "{{.}} is no value here: it is one in a section over a field"),
      ("{{#words}}{{.}}{{/words}}", 11, "{{.}} is no value here: it is one in a section over a field"),
      ("{{#words}}{{lesson}}{{/words}}", 11, "\"lesson\" is a list, which isn't written by itself"),
      ("{{collections}}", 1, "\"collections\" is a list, which isn't written by itself"),
      (
        "{{#roots}}{{#parent}}{{^last()}},{{/last()}}{{/parent}}{{/roots}}", 22,
        "last() is of a list, and this section isn't over one"
      ),
      ("{{#roots}}{{^parent}}{{shwn}}{{/parent}}{{/roots}}", 22, "unknown name \"shwn\""),
      ("{{#words}}{{#roots}}{{note}}{{/roots}}{{raw(nte)}}{{/words}}", 39, "unknown name \"nte\""),
      (
        "{{#lessons}}{{raw(words)}}{{/lessons}}", 13,
        "raw() is for one value of an entry's field or a setting, which \"words\" isn't here"
      ),
      (
        "{{raw(version)}}", 1,
        "raw() is for one value of an entry's field or a setting, which \"version\" isn't here"
      ),
      (
        "{{#words}}{{raw(.)}}{{/words}}", 11,
        "raw() is for one value of an entry's field or a setting, which \".\" isn't here"
      ),
    ])
  func mistakes(template: String, column: Int, message: String) async throws {
    let found = try await build(template).diagnostics.filter { $0.rule == "E501" }
    #expect(found.map(\.message) == [message])
    #expect(found.first?.location.map { [$0.line, $0.column] } == [2, column])
  }

  @Test("sections that are in one another too deep are refused, and not rendered by recursion")
  func depth() async throws {
    let (start, end) = ("{{#parent}}", "{{/parent}}")
    for (count, rules) in [(60, []), (1000, ["E501"])] {
      let nested = String(repeating: start, count: count) + "{{id}}" + String(repeating: end, count: count)
      #expect(try await build("{{#roots}}\(nested){{/roots}}").diagnostics.map(\.rule) == rules)
    }
  }

  @Test(
    "the fix names what an editor doesn't show of the first line",
    arguments: [
      ("\u{FEFF}{{% CONTENT_TYPE:TEXT}}\n", "byte order mark"), ("{{% CONTENT_TYPE:TEXT}}\r\n", "CR LF"),
    ])
  func firstLine(line: String, hint: String) async throws {
    var files = try Course.files().with(
      "catalogue.yaml", "kind: course\nschemaVersion: 1\noutputs: [{template: a.txt.mustache}]\n")
    files.templates["a.txt.mustache"] = Market.text("templates/a.txt.mustache", line)
    #expect(await Course.diagnostics(files).map { $0.fix?.contains(hint) } == [true])
  }

  @Test("the list of names says what a section over each opens, and ends")
  func names() async throws {
    let names = try TemplateNames.text(try Course.files().schemas.kind, of: "a.html.mustache").split(
      separator: "\n"
    ).map(
      String.init)
    #expect(names.contains("lessons, a list of"))
    #expect(names.contains("  words, a list of ids, or as a section of entries"))
    #expect(names.contains("  lesson, a list of lessons"))
    #expect(names.contains("  parent, an id, or as a section the entry"))
  }
}
