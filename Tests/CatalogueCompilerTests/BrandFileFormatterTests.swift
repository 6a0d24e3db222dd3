import CatalogueAuthoring
import CatalogueSources
import Diagnostics
import StrictJSON
import TestSupport
import Testing

@Suite("Brand files that are formatted")
struct BrandFileFormatterTests {
  private func outcome(_ text: String) throws -> BrandFileFormatter.Outcome {
    let formatter = try BrandFileFormatter(try ProjectFiles.schemas().kind)
    return formatter.format(SourceText(path: "brands/pam.yaml", bytes: Array(text.utf8)))
  }

  private func formatted(_ text: String) throws -> String {
    let bytes = try outcome(text).bytes
    return String(decoding: try #require(bytes), as: UTF8.self)
  }

  @Test("that say what a category is called get no suggestion, since they are alone without catalogue.yaml")
  func category() throws {
    let text =
      "id: pam\nname: Pam\ncategory: Supermercati\ncolor: null\nlogo: null\nbarcode: null\nsources: [https://www.example.com]\n"
    let findings = try outcome(text).diagnostics
    #expect(findings.map(\.rule) == ["E102"] && findings.map(\.fix) == [nil])
    #expect(findings.first?.message.contains("must be the id of a category of catalogue.yaml") == true)
  }

  @Test("have their fields in the order of the schema, at every level")
  func order() throws {
    #expect(
      try formatted(
        """
        rank: 1   # of all
        sources: ["https://www.example.com"]
        # Seen in a shop.
        barcode:
            printedDiffers: false
            confidence: likely
            formats: [{invalid: [""], valid: ['2900123004566'], check: gs1, format: EAN13}]
        # The sign is green.
        color: '#165226'
        name: 'Pam'
        programmes:
        - kind: points
          name: Carta Pam
        logo: ~
        category: grocery
        id: pam

        """) == """
          id: pam
          name: Pam
          category: grocery
          # The sign is green.
          color: "#165226"
          logo: null
          # Seen in a shop.
          barcode:
            formats:
              - format: EAN13
                check: gs1
                valid:
                  - "2900123004566"
                invalid:
                  - ""
            confidence: likely
            printedDiffers: false
          sources:
            - https://www.example.com
          programmes:
            - name: Carta Pam
              kind: points
          rank: 1  # of all

          """)
  }

  @Test("are fixed at once where a fix becomes possible by the format: an alias that was on two lines")
  func fixAfterFormat() throws {
    let text = try formatted(
      Self.brandWithAliases("[Pam, P\u{0}\n  am, Panorama]"))
    #expect(text.hasSuffix("aliases:\n  - Panorama\n"), "\(text)")
    #expect(try formatted(text) == text)
  }

  private static func brandWithAliases(_ aliases: String) -> String {
    "id: pam\nname: Pam\ncategory: grocery\ncolor: null\nlogo: null\nbarcode: null\n"
      + "sources: [https://www.example.com]\naliases: \(aliases)\n"
  }

  @Test("are fixed where there is one right fix")
  func fixes() throws {
    let result = try outcome(Market.brand("pam", "aliases: [PAM]\nwikidata: q42"))
    #expect(result.fixed.map(\.rule).sorted() == ["E102", "W108", "W204"])
    #expect(
      String(decoding: try #require(result.bytes), as: UTF8.self).hasSuffix("example.com\nwikidata: Q42\n"))
  }

  @Test(
    "get a finding at the first line that isn't formatted",
    arguments: [
      ("id: pam", "id:  pam", "1:1 not formatted: expected id: pam; run catalogue format brands/pam.yaml"),
      (
        "\ncategory", "\n\n\ncategory",
        "3:1 not formatted: expected category: grocery; run catalogue format brands/pam.yaml"
      ),
    ])
  func firstDifference(_ right: String, _ wrong: String, _ wanted: String) throws {
    let file = try formatted(Market.brand("pam"))
    let fixed = try outcome(file.replacing(right, with: wrong)).fixed
    let finding = try #require(fixed.last)
    let position = try #require(finding.location)
    #expect(finding.rule == "W108")
    #expect("\(position.line):\(position.column) \(finding.message)" == wanted)
  }

  @Test(
    "aren't touched while they have errors, which are reported",
    arguments: [
      ("id: pam", "id: pam\nid: pam", "E101"), ("category: grocery\n", "", "E102"),
      ("color:", "colour:", "E103"),
      ("barcode: null", "barcode: [", "E101"), ("id: pam", "id: &a pam", "E101"),
      ("name:", "\tname:", "E101"),
    ])
  func rejected(_ right: String, _ wrong: String, _ rule: String) throws {
    let result = try outcome(Market.brand("pam", "wikidata: q42").replacing(right, with: wrong))
    #expect(result.bytes == nil)
    #expect(result.fixed.isEmpty)
    #expect(result.diagnostics.contains { $0.rule == rule })
  }

  @Test("are all of the catalogue's as they are")
  func realFiles() throws {
    let formatter = try BrandFileFormatter(try ProjectFiles.schemas().kind)
    for file in try RealCatalogue.files().brands {
      #expect(formatter.format(file).bytes == file.bytes, "\(file.path)")
    }
  }

  @Test("are formatted afterwards, or as they were, however they were damaged", arguments: 1...4)
  func damaged(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let formatter = try BrandFileFormatter(try ProjectFiles.schemas().kind)
    let files = try RealCatalogue.files().brands
    for _ in 0..<RandomTrials.count(100) {
      var bytes = random.pick(files).bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        random.damage(&bytes, with: Array("[]{}:,-?#|>'\"& \n\r\tA0".utf8))
      }
      let outcome = formatter.format(SourceText(path: "brands/pam.yaml", bytes: bytes))
      guard let formatted = outcome.bytes else {
        #expect(!outcome.diagnostics.isEmpty, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
        continue
      }
      let again = formatter.format(SourceText(path: "brands/pam.yaml", bytes: formatted))
      #expect(again.bytes == formatted, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
      #expect(again.fixed.isEmpty)
    }
  }
}
