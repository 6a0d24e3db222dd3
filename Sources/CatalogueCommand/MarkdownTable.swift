/// A table of Markdown, as the pages of docs have them.
struct MarkdownTable {
  private var lines: [String]

  /// A table without rows.
  init(_ columns: String...) {
    lines = [Self.line(columns), "|" + String(repeating: "---|", count: columns.count)]
  }

  /// Adds a row. The cells are Markdown, in which only what ends a cell is escaped.
  mutating func append(_ cells: String...) { lines.append(Self.line(cells.map(Self.escaped))) }

  /// The table, without a line feed at its end.
  var text: String { lines.joined(separator: "\n") }

  /// A text as code.
  static func code(_ text: String) -> String { text.contains("`") ? "`` \(text) ``" : "`\(text)`" }

  private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
