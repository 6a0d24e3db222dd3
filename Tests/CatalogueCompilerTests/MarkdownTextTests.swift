import Foundation
import TestSupport
import Testing

@testable import CatalogueDifferences

@Suite("Names in Markdown")
struct MarkdownTextTests {
  private static let names = [
    "Coop", "A&O", "A&amp;O", "A&O;", "Pane|Vino", "*Stella*", "_basso_", "`code`",
    "[link](https://example.com)",
    "[a](b)", "![a](b)", "<b>Grasso</b>", "<!-- -->", "1. Primo", "2) Secondo", "10.5", "- Trattino", "+ Più",
    "= uno",
    "# Titolo", "> detto", "@amici", "#1", "www.example.com", "Tick`Tock", "``", "a\\b", "\\", "~~via~~",
    "Città",
    "e\u{300}", "👩‍👩‍👧", "$x$", "a  b", "- [ ] fatto", "***", "---", "| a | b |", "\u{60}\u{301}", "*",
  ]

  @Test(
    "are escaped where they would have a meaning, and only there",
    arguments: [
      ("A&O", "A&O"), ("A&amp;O", "A\\&amp;O"), ("Pane|Vino", "Pane\\|Vino"), ("*Stella*", "\\*Stella\\*"),
      ("1. Primo", "1\\. Primo"), ("Aldi 1. Mai", "Aldi 1. Mai"), ("- x", "\\- x"),
      ("Coca-Cola", "Coca-Cola"),
      ("@amici", "`@amici`"), ("a\nb", "a\u{FFFD}b"), ("a\u{202E}b", "a\u{FFFD}b"),
    ])
  func escaped(name: String, markdown: String) { #expect(MarkdownText.escaped(name) == markdown) }

  @Test(
    "values are between fences longer than any in them",
    arguments: [
      ("x", "`x`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("``", "``` `` ```"), ("", "`  `"),
      (" x", "`  x `"),
    ])
  func code(value: String, markdown: String) { #expect(MarkdownText.code(value) == markdown) }

  @Test(
    "another program reads them unchanged, in one item of a list",
    .enabled(if: Python.isThere("markdown"), "run scripts/require markdown"))
  func otherReader() throws {
    let script = """
      import json, sys
      from markdown_it import MarkdownIt
      reader = MarkdownIt("commonmark").enable(["table", "strikethrough"])
      def text(document):
        tokens = reader.parse(document)
        kinds = [token.type for token in tokens]
        if kinds[:3] != ["bullet_list_open", "list_item_open", "paragraph_open"] or len(kinds) != 7: return kinds
        children = tokens[3].children
        if any(child.type not in ("text", "code_inline", "text_special") for child in children): return document
        return "".join(child.content for child in children)
      print(json.dumps([text(document) for document in json.load(open(sys.argv[1]))]))
      """
    let documents =
      Self.names.map { "- \(MarkdownText.escaped($0))\n" } + Self.names.map { "- \(MarkdownText.code($0))\n" }
    let output = try Python.runWithMarkdown(
      script, input: try JSONEncoder().encode(documents))
    #expect(try JSONDecoder().decode([String].self, from: Data(output)) == Self.names + Self.names)
  }
}
