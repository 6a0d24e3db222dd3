internal import Diagnostics

/// Prints statistics for a terminal, in columns.
struct TextStatistics {
  let terminal: TerminalText

  func print(_ statistics: CatalogueStatistics) -> String {
    let parts = [counts(statistics), gaps(statistics), unreadable(statistics)]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func counts(_ statistics: CatalogueStatistics) -> [String] {
    let table = StatisticsTable(statistics)
    let lines = AlignedTable([StatisticsTable.columns] + table.rows + [table.total]).lines
    return emphasised(lines.prefix(1)) + lines.dropFirst().dropLast() + emphasised(lines.suffix(1))
  }

  private func gaps(_ statistics: CatalogueStatistics) -> [String] {
    let brands = statistics.total.live
    let rows = statistics.gaps.map { gap in
      ["  \(gap.field)", "\(gap.count)", brands == 0 ? "" : "\((gap.count * 200 + brands) / (2 * brands)) %"]
    }
    return emphasised(["Left out, of \(brands) brands"]) + AlignedTable(rows).lines
  }

  private func unreadable(_ statistics: CatalogueStatistics) -> [String] {
    guard !statistics.unreadablePaths.isEmpty else { return [] }
    let paths = statistics.unreadablePaths.map { "  \(TerminalText.visible($0))" }
    return emphasised(["Not counted, because nothing of it could be read (catalogue check says why)"]) + paths
  }

  private func emphasised(_ lines: some Sequence<String>) -> [String] {
    lines.map { terminal.styled($0, .bold) }
  }
}
