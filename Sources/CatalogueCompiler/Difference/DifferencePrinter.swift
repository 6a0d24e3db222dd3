internal import Diagnostics

/// Prints a difference in any of the formats.
public struct DifferencePrinter: Sendable {
  private let format: DifferenceFormat
  private let terminal: TerminalText
  private let logoAddresses: LogoAddresses?

  /// - Parameters:
  ///   - format: how to print.
  ///   - isColoured: whether text is coloured, as on a terminal.
  ///   - logoAddresses: where the logos can be looked at: Markdown then shows those that changed.
  public init(format: DifferenceFormat, isColoured: Bool, logoAddresses: LogoAddresses? = nil) {
    self.format = format
    self.logoAddresses = logoAddresses
    terminal = TerminalText(isColoured: isColoured)
  }

  /// The difference as UTF-8, ended by a line feed.
  public func print(_ difference: CatalogueDifference) -> [UInt8] {
    switch format {
    case .text: Array(TextDifference(terminal: terminal).print(DifferenceReport(difference)).utf8)
    case .markdown:
      Array(MarkdownDifference(logoAddresses: logoAddresses).print(DifferenceReport(difference)).utf8)
    case .json: difference.json()
    }
  }
}
