import TestSupport
import Testing

/// Values that people write in their own way, in a file without another mistake.
@Suite("Suggested values")
struct SuggestedValueTests {
  @Test(
    "lead to a catalogue without findings, and mean the same",
    arguments: [
      ("category: grocery", "category: Abbigliamento", "category: fashion"),
      ("category: grocery", "category: abbigliamento", "category: fashion"),
      ("category: grocery", "category: Grocery", "category: grocery"),
      ("category: grocery", "category: [grocery]", "category: grocery"),
      ("sources: [https://www.example.com]", "sources: [www.kiabi.it]", "- https://www.kiabi.it"),
      ("sources: [https://www.example.com]", "sources: www.kiabi.it", "- https://www.kiabi.it"),
      ("color: \"#165226\"", "color: 165226", "color: \"#165226\""),
      ("color: \"#165226\"", "color: '#C8f'", "color: \"#CC88FF\""),
      ("logo: null", "logo: nessuno", "logo: null"),
      ("name: Pam", "name: \"Pam &egrave; qui,\"", "name: Pam è qui"),
    ])
  func fixed(line: String, written: String, expected: String) throws {
    let workspace = try Workspace(market: "Tests/Fixtures/rules/default")
    let path = "catalogue/italy/brands/pam.yaml"
    let text = """
      id: pam
      name: Pam
      category: grocery
      color: "#165226"
      logo: null
      barcode: null
      sources: [https://www.example.com]

      """
    try workspace.folder.write(path, text.replacing(line, with: written).utf8)
    #expect(try workspace.run("check").status == 100)
    let fixed = try workspace.run("check", "--fix")
    #expect(fixed.status == 0, "\(fixed.errors)")
    #expect(try workspace.run("format").status == 0)
    let lines = String(decoding: workspace.folder.bytes(path) ?? [], as: UTF8.self)
      .split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains { $0 == expected }, "\(lines)")
  }
}
