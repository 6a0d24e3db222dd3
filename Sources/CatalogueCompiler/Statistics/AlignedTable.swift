internal import Diagnostics

/// Rows whose columns stand under one another on a terminal: the first to the left, the others to the right.
struct AlignedTable {
  /// The rows, a line each, without a line break.
  let lines: [String]

  /// - Parameter rows: the cells; names are made fit to be shown.
  init(_ rows: [[String]]) {
    let cells = rows.map { $0.map(TerminalText.visible) }
    let count = cells.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      cells.map { $0.dropFirst(column).first.map(DisplayWidth.of) ?? 0 }.max() ?? 0
    }
    lines = cells.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let margin = String(repeating: " ", count: cell.1 - DisplayWidth.of(cell.0))
        return column == 0 ? cell.0 + margin : margin + cell.0
      }.joined(separator: "  ")
    }
  }
}
