internal import Catalogue

/// The table that is printed for people: a row for each category, and one for all.
struct StatisticsTable: Sendable {
  /// What is over each column; the first is of text, the others are of numbers.
  static let columns = ["Category", "Brands", "Retired", "Logo", "Known", "Likely", "Unknown", "No rule"]

  let rows: [[String]]
  let total: [String]

  init(_ statistics: CatalogueStatistics) {
    rows = statistics.categories.map { Self.row($0.name, $0.counts) }
    total = Self.row("All", statistics.total)
  }

  private static func row(_ name: String, _ counts: BrandCounts) -> [String] {
    let rules = BarcodeConfidence.allCases.map { counts.rules[$0] ?? 0 }
    return [name]
      + ([counts.live, counts.retired, counts.logos] + rules + [counts.withoutRule]).map(String.init)
  }
}
