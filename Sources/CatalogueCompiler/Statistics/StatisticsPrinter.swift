internal import Diagnostics

/// Prints statistics in any of the formats.
public struct StatisticsPrinter: Sendable {
  private let format: StatisticsFormat
  private let terminal: TerminalText

  /// - Parameters:
  ///   - format: how to print.
  ///   - isColoured: whether text is coloured, as on a terminal.
  public init(format: StatisticsFormat, isColoured: Bool) {
    self.format = format
    terminal = TerminalText(isColoured: isColoured)
  }

  /// The statistics as UTF-8, ended by a line feed.
  public func print(_ statistics: CatalogueStatistics) -> [UInt8] {
    switch format {
    case .text: Array(TextStatistics(terminal: terminal).print(statistics).utf8)
    case .markdown: Array(MarkdownStatistics().print(statistics).utf8)
    case .json: statistics.json()
    }
  }
}
