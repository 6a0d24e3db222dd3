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

  @Test("are all of a formatted market's as they are")
  func realFiles() throws {
    let formatter = try BrandFileFormatter(try ProjectFiles.schemas().kind)
    for file in try DrawnMarket.files().brands {
      #expect(formatter.format(file).bytes == file.bytes, "\(file.path)")
    }
  }

  @Test("are formatted afterwards, or as they were, however they were damaged", arguments: 1...4)
  func damaged(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let formatter = try BrandFileFormatter(try ProjectFiles.schemas().kind)
    let files = try DrawnMarket.files().brands
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
