import CatalogueCompiler
import CatalogueSources
import Diagnostics
import Testing

@Suite("Statistics")
struct StatisticsTests {
  /// A market of two live brands, one of them with a rule, one that was closed and an id that was retired.
  private static func market() -> Market {
    var market = Market()
    market.brands = [
      "pam": Market.brand("pam", "aliases: [Panorama]"),
      "coop": Market.brand("coop").replacingBarcode(
        "{formats: [], confidence: likely, printedDiffers: false}"),
      "upim": Market.brand("upim", "status: closed"),
    ]
    market.settings += "retired: [{id: auchan, name: Auchan, endedOn: 2020-07-01}]\n"
    return market
  }

  private func printed(_ market: Market, _ format: StatisticsFormat = .text) async throws -> String {
    let printer = StatisticsPrinter(format: format, isColoured: false)
    return String(decoding: printer.print(try await CatalogueStatistics(market.files())), as: UTF8.self)
  }

  private func rows(_ market: Market) async throws -> [String] {
    try await printed(market, .markdown).split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map(
      String.init)
  }

  @Test("counts live and retired brands and barcode rules by category; retired ids have none")
  func counts() async throws {
    #expect(
      try await rows(Self.market()) == [
        "| Supermercati | 2 | 1 | 0 | 0 | 0 | 1 | 0 | 1 |",
        "| no category | 0 | 1 | 0 | 0 | 0 | 0 | 0 | 0 |",
        "| **All** | **2** | **2** | **0** | **0** | **0** | **1** | **0** | **1** |",
      ])
  }

  @Test("counts logos of live brands, whether the files are there or not")
  func logos() async throws {
    var market = Market()
    market.brands["pam"] = Market.brand("pam").replacing("logo: null", with: "logo: pam.svg")
    #expect(
      try await rows(market).last
        == "| **All** | **2** | **0** | **1** | **0** | **0** | **0** | **0** | **2** |")
  }

  @Test("says how many brands leave a field out, those that are no more not counted")
  func gaps() async throws {
    #expect(try await printed(Self.market()).contains("\n  aliases      1   50 %\n"))
    #expect(try await printed(Self.market()).contains("\n  wikidata     2  100 %\n"))
  }

  @Test("counts brands of a category that isn't listed, and of none, each in a row of its own")
  func unlistedCategory() async throws {
    var market = Market()
    market.brands["pam"] = Market.brand("pam").replacing("category: grocery", with: "category: grocry")
    market.brands["coop"] = Market.brand("coop").replacing("category: grocery", with: "category: [grocery]")
    let names = try await rows(market).map { $0.split(separator: "|").first.map(String.init) }
    #expect(names == [" Supermercati ", " grocry ", " no category ", " **All** "])
  }

  @Test("names the files that can't be read, and counts the others")
  func unreadable() async throws {
    var market = Market()
    market.brands["pam"] = "id: ["
    let text = try await printed(market)
    #expect(text.hasSuffix("(run catalogue check)\n  brands/pam.yaml\n"))
    #expect(
      try await rows(market).last
        == "| **All** | **1** | **0** | **0** | **0** | **0** | **0** | **0** | **1** |")
  }

  @Test("columns stand under one another where names are wide", arguments: ["Caffè", "スーパー", "👩‍👧 Bambini"])
  func wideNames(name: String) async throws {
    var market = Market()
    market.settings = market.settings.replacing("Supermercati", with: name)
    let lines = try await printed(market).split(separator: "\n").prefix(3)
    #expect(Set(lines.map { DisplayWidth.of(String($0)) }).count == 1)
  }

  @Test("a name can't break the Markdown table, nor act on a terminal")
  func hostileName() async throws {
    var market = Market()
    market.settings = market.settings.replacing("Supermercati", with: #""a|b\u001b[31m""#)
    #expect(try await rows(market).first?.hasPrefix(#"| a\|b�\[31m | 2 |"#) ?? false)
    #expect(!(try await printed(market)).unicodeScalars.contains("\u{1B}"))
  }
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    self.split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
  }

  fileprivate func replacingBarcode(_ rule: String) -> String {
    replacing("barcode: null", with: "barcode: \(rule)")
  }
}
