internal import Catalogue
internal import CatalogueDifferences
internal import CatalogueSources
internal import Diagnostics

/// How statistics are printed.
public enum StatisticsFormat: String, CaseIterable, Sendable {
  /// For people, on a terminal.
  case text
  /// For programs.
  case json
  /// For people: a README.
  case markdown
}

/// Prints statistics in any of the formats.
public struct StatisticsPrinter: Sendable {
  private let format: StatisticsFormat
  private let terminal: TerminalText
  private let marketOption: String

  /// - Parameters:
  ///   - format: how to print.
  ///   - isColoured: whether text is coloured, as on a terminal.
  ///   - marketOption: what names the market in commands that are suggested.
  public init(format: StatisticsFormat, isColoured: Bool, marketOption: String = "") {
    (self.format, self.marketOption) = (format, marketOption)
    terminal = TerminalText(isColoured: isColoured)
  }

  /// The statistics as UTF-8, ended by a line feed.
  public func print(_ statistics: CatalogueStatistics) -> [UInt8] {
    switch format {
    case .text: Array(text(statistics).utf8)
    case .markdown: Array(markdown(statistics).utf8)
    case .json: statistics.json()
    }
  }

  /// The headings of the table; the first column is text, the others are numbers.
  private static func headings(_ statistics: CatalogueStatistics) -> [String] {
    let subject = statistics.hasCategories ? "Category" : ""
    return [
      statistics.isByCollection ? "Collection" : subject, statistics.collection.heading, "Retired",
    ] + (statistics.hasLogos ? ["Logo"] : []) + (statistics.hasColors ? ["Colour"] : [])
      + (statistics.hasBarcodes ? ["Known", "Likely", "Unknown", "No rule"] : [])
  }

  private static func row(
    _ name: String, _ counts: BrandCounts, in statistics: CatalogueStatistics
  ) -> [String] {
    let rules = BarcodeConfidence.allCases.map { counts.rules[$0] ?? 0 } + [counts.withoutRule]
    let numbers =
      [counts.live, counts.retired] + (statistics.hasLogos ? [counts.logos] : [])
      + (statistics.hasColors ? [counts.colors] : [])
      + (statistics.hasBarcodes ? rules : [])
    return [name] + numbers.map(String.init)
  }

  /// The row of each category, and that of all together.
  private static func rows(_ statistics: CatalogueStatistics) -> (categories: [[String]], total: [String]) {
    (
      statistics.shownCategories.map { row($0.name, $0.counts, in: statistics) },
      row("All", statistics.total, in: statistics)
    )
  }

  // MARK: Text

  private func text(_ statistics: CatalogueStatistics) -> String {
    let brands = statistics.total.live
    let rows = Self.rows(statistics)
    let table = Self.aligned([Self.headings(statistics)] + rows.categories + [rows.total])
    let gaps = statistics.gaps.map { gap in
      [
        "  \(gap.field)", "\(gap.count)",
        gap.total == 0 ? "" : "\((gap.count * 200 + gap.total) / (2 * gap.total)) %",
      ]
    }
    let unreadable = statistics.unreadablePaths.map { "  \(TerminalText.visible($0))" }
    let parts = [
      bold(table.prefix(1)) + table.dropFirst().dropLast() + bold(table.suffix(1)),
      [statistics.summary].filter { !$0.isEmpty },
      bold(["Left out, of \(statistics.collection.counted(brands))"]) + Self.aligned(gaps),
      unreadable.isEmpty
        ? [] : bold(["Not counted: unreadable files (run catalogue check\(marketOption))"]) + unreadable,
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// Rows in columns: the first column is aligned left, the others right. Names are made visible.
  private static func aligned(_ rows: [[String]]) -> [String] {
    let cells = rows.map { $0.map(TerminalText.visible) }
    let widths = (0..<(cells.map(\.count).max() ?? 0)).map { column in
      cells.map { $0.dropFirst(column).first.map(DisplayWidth.of) ?? 0 }.max() ?? 0
    }
    return cells.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let margin = String(repeating: " ", count: cell.1 - DisplayWidth.of(cell.0))
        return column == 0 ? cell.0 + margin : margin + cell.0
      }.joined(separator: "  ")
    }
  }

  private func bold(_ lines: some Sequence<String>) -> [String] { lines.map { terminal.styled($0, .bold) } }

  // MARK: Markdown

  private func markdown(_ statistics: CatalogueStatistics) -> String {
    let (headings, rows) = (Self.headings(statistics), Self.rows(statistics))
    let ruler = ["---"] + headings.dropFirst().map { _ in "--:" }
    let table =
      [headings, ruler] + rows.categories.map { $0.map(MarkdownText.escaped) } + [
        rows.total.map { "**\($0)**" }
      ]
    let lines = table.map { "| \($0.joined(separator: " | ")) |\n" }
    let gaps = statistics.gaps.filter { $0.count > 0 }.map { "`\($0.field)` \($0.count)" }
    let sentence =
      gaps.isEmpty
      ? "Every \(statistics.collection.word) has every field."
      : "Left out, of \(statistics.collection.counted(statistics.total.live)): \(gaps.joined(separator: ", "))."
    let sentences = [statistics.summary, sentence].filter { !$0.isEmpty }
    return lines.joined() + "\n" + sentences.joined(separator: "\n\n") + "\n"
  }
}
