import TestSupport
import Testing

/// Values that people write in their own way, in a file without another mistake.
@Suite("Suggested values")
struct SuggestedValueTests {
  @Test(
    "are not made where more than one thing can be meant, or something would be lost",
    arguments: [
      "aliases: none", "aliases: \"a b\\nc d\"", "aliases: >-\n  one text only",
      "aliases:\n  \"spesa,\n  super\"",
      "since: 31/12/2101", "since: 31/+7/2020", "color: bad", "rank: \"4294967296\"",
      "aliases: [\"ПроSto\"]",
    ])
  func left(line: String) throws {
    let workspace = try Workspace(market: "Tests/Fixtures/rules/default")
    let path = "catalogue/italy/brands/pam.yaml"
    let color = line.hasPrefix("color") ? "" : "color: null\n"
    let text =
      "id: pam\nname: Pam\ncategory: grocery\n\(color)logo: null\nbarcode: null\nsources: [https://www.example.com]\n\(line)\n"
    try workspace.folder.write(path, text.utf8)
    #expect(try workspace.run("check", "--fix").status == 100)
    #expect(workspace.folder.bytes(path) == Array(text.utf8))
  }

  @Test(
    "names of real brands have no finding",
    arguments: ["H&M", "AT&Tech; Shop", "Love <you>", "'O Pazz'", "‘A Fenestella’", "Αθήνα", "Caffè €"])
  func names(name: String) throws {
    let workspace = try Workspace(market: "Tests/Fixtures/rules/default")
    let text =
      "id: pam\nname: Pam\ncategory: grocery\ncolor: null\nlogo: null\nbarcode: null\nsources: [https://www.example.com]\naliases: [\"\(name)\"]\n"
    try workspace.folder.write("catalogue/italy/brands/pam.yaml", text.utf8)
    let result = try workspace.run("check")
    #expect((result.status, result.errors) == (0, ""))
  }

  @Test(
    "lead to a catalogue without findings, and mean the same",
    arguments: TestTier.some(of: [
      ("category: grocery", "category: Abbigliamento", "category: fashion"),
      ("category: grocery", "category: abbigliamento", "category: fashion"),
      ("category: grocery", "category: Grocery", "category: grocery"),
      ("category: grocery", "category: [grocery]", "category: grocery"),
      ("sources: [https://www.example.com]", "sources: [www.kiabi.it]", "- https://www.kiabi.it"),
      ("sources: [https://www.example.com]", "sources: www.kiabi.it", "- https://www.kiabi.it"),
      ("color: \"#165226\"", "color: 165226", "color: \"#165226\""),
      ("color: \"#165226\"", "color: '#C8f'", "color: \"#CC88FF\""),
      ("logo: null", "aliases: \"caff\\u00e8\"\nlogo: null", "- caffè"),
      ("logo: null", "aliases: 'l''oro'\nlogo: null", "- l'oro"),
      ("name: Pam", "name: \"Pam<br>Due &lt;3\"", "name: Pam Due <3"),
      ("name: Pam", "name: \"Caff&egrave; &copy;\"", "name: Caffè ©"),
      ("name: Pam", "name: \"Pam\\tDue\"", "name: Pam Due"),
      ("logo: null", "logo: nessuno", "logo: null"),
      ("name: Pam", "name: \"Pam &egrave; qui,\"", "name: Pam è qui"),
    ]))
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
