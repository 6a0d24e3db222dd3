import StrictJSON
import Testing

@testable import CatalogueEmit

/// The cases of Mustache's own specification (https://github.com/mustache/spec, sections, inverted and comments) that templates
/// may use, and the transforms beside it.
@Suite("Templates")
struct TemplateTests {
  /// An object of some names.
  private struct Names: TemplateObject {
    var names: [String: TemplateValue] = [:]
    var literal: String?

    func child(named name: String) -> TemplateValue? { names[name] }
    func transformed(by transform: TemplateShape.Transform) -> String? {
      literal.flatMap { transform.applied(to: $0) }
    }
    func write(to writer: inout JSONWriter) { writer.null() }
  }

  private static let view = Names(names: [
    "boolean": .flag(true), "no": .flag(false), "name": .text("A & B <c>"), "bytes": .bytes(Array("à".utf8)),
    "list": .list(["1", "2", "3"].map { Names(literal: $0) }, literal: "[1, 2, 3]"), "empty": .list([]),
    "context": .one(Names(names: ["inner": .text("i"), "name": .text("own")])),
    "note": .one(Names(literal: "<a>")),
  ])

  @Test(
    "write what Mustache writes",
    arguments: [
      ("{{name}} {{bytes}} {{nobody}}|", "A & B <c> à |"),
      // Truthy, falsey, list, context, implicit iterator
      ("\"{{#boolean}}shown{{/boolean}}{{#no}}not{{/no}}{{^no}} either{{/no}}\"", "\"shown either\""),
      (
        "{{#context}}{{inner}} {{name}} {{#boolean}}{{bytes}}{{/boolean}}{{/context}} {{name}}",
        "i own à A & B <c>"
      ),
      (
        "{{#list}}({{.}}){{/list}}{{#empty}}x{{/empty}}{{^empty}}none{{/empty}} {{list}}",
        "(1)(2)(3)none [1, 2, 3]"
      ),
      ("{{#list}}{{^first()}}, {{/first()}}{{.}}{{#last()}}.{{/last()}}{{/list}}", "1, 2, 3."),
      ("{{raw(note)}} {{html(note)}} {{#list}}{{raw(.)}}{{/list}}", "<a> &lt;a&gt; 123"),
      // Standalone lines, indented ones, and those at the end or the start
      ("| This Is\n{{#boolean}}\n|\n{{/boolean}}\n| A Line\n", "| This Is\n|\n| A Line\n"),
      ("| This Is\n  {{#boolean}}\n|\n  {{/boolean}}\n| A Line\n", "| This Is\n|\n| A Line\n"),
      ("  {{#boolean}}\n#{{/boolean}}\n/", "#\n/"), ("#{{#boolean}}\n/\n  {{/boolean}}", "#\n/\n"),
      // Lines that aren't, and surrounding white space
      (" | {{#boolean}}\t|\t{{/boolean}} | \n", " | \t|\t | \n"),
      (" | {{#boolean}} {{! Important Whitespace }}\n {{/boolean}} | \n", " |  \n  | \n"),
      (" {{#boolean}}YES{{/boolean}}\n {{#boolean}}GOOD{{/boolean}}\n", " YES\n GOOD\n"),
      // Comments
      ("Begin.\n{{!\nSomething's going on here...\n}}\nEnd.\n", "Begin.\nEnd.\n"),
      ("12345{{! Comment }}67890", "1234567890"),
      ("{{% CONTENT_TYPE:TEXT}}\nText", "Text"), ("", ""), ("\n", "\n"),
    ])
  func written(template: String, expected: String) {
    #expect(String(decoding: Template(Array(template.utf8)).rendered(Self.view), as: UTF8.self) == expected)
  }

  @Test(
    "that aren't closed, or closed too often, end",
    arguments: ["{{#boolean}}a", "a{{/boolean}}{{/b}}", "a{{"])
  func unbalanced(template: String) {
    #expect(Template(Array(template.utf8)).rendered(Self.view).first == UInt8(ascii: "a"))
  }
}
