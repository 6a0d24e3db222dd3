/// Prints statistics for a README: a table, and a sentence of what is left out.
struct MarkdownStatistics {
  func print(_ statistics: CatalogueStatistics) -> String {
    let table = StatisticsTable(statistics)
    let ruler = ["---"] + StatisticsTable.columns.dropFirst().map { _ in "--:" }
    let rows = [StatisticsTable.columns, ruler] + table.rows.map(escaped) + [table.total.map { "**\($0)**" }]
    let lines = rows.map { "| \($0.joined(separator: " | ")) |" }
    return lines.joined(separator: "\n") + "\n\n" + gaps(statistics)
  }

  private func escaped(_ cells: [String]) -> [String] { cells.map(MarkdownText.escaped) }

  private func gaps(_ statistics: CatalogueStatistics) -> String {
    let gaps = statistics.gaps.filter { $0.count > 0 }.map { "`\($0.field)` \($0.count)" }
    guard !gaps.isEmpty else { return "Every brand has every field.\n" }
    return "Left out, of \(statistics.total.live) brands: \(gaps.joined(separator: ", ")).\n"
  }
}
