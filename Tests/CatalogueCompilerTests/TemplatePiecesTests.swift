import Mustache
import StrictJSON
import Testing

@testable import CatalogueEmit

/// A template in pieces is rendered as the engine renders the whole.
@Suite("Templates in pieces")
struct TemplatePiecesTests {
  private static let pragma = "{{% CONTENT_TYPE:TEXT}}\n"
  private static let long = String(repeating: "// A line of text.\n", count: 10)
  private static let view: [String: any Sendable] = [
    "name": "A & B <c>", "list": ["one", "two & three"], "none": [String](), "flag": true,
  ]

  @Test(
    "that are cut between sections",
    arguments: [
      "\(long){{name}}\n\(long){{name}}\n\(long)",
      "\(long){{#list}}\n\(long)  {{.}}\n{{/list}}\n\(long){{^none}}\n  none\n{{/none}}\n{{name}}\n",
      "\(long){{#list}}{{.}}, {{/list}}\n\(long)  {{#flag}}\n  {{name}}\n  {{/flag}}\n\(long){{name}}",
      "\(long){{! a comment\nof two lines }}\n\(long){{{name}}}{{&name}}\n\n\n\(long){{name}}\r\n\(long)end",
      "\(long){{#flag}}\n\(long){{#list}}\n{{.}}\n{{/list}}\n\(long){{/flag}}\n\n\(long){{name}}\n",
      "{{name}}", "", "\n",
    ], [pragma, ""])
  func asAWhole(template: String, lead: String) throws {
    let text = lead + template
    let whole = try MustacheTemplate(string: text).render(Self.view)
    #expect(try TemplatePieces(Array(text.utf8)).render(Self.view).text == whole)
  }
}
