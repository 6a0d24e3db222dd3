internal import Diagnostics

/// How a difference is printed.
public enum DifferenceFormat: String, CaseIterable, Sendable {
  /// For people, on a terminal.
  case text
  /// For people: pull requests, change logs, release notes.
  case markdown
  /// For programs; its schema is `schemas/difference.schema.json`.
  case json
}

/// Prints a difference in any of the formats.
public struct DifferencePrinter: Sendable {
  private let format: DifferenceFormat
  private let terminal: TerminalText
  private let logoAddresses: LogoAddresses?

  /// - Parameters:
  ///   - format: how to print.
  ///   - isColoured: whether text is coloured, as on a terminal.
  ///   - logoAddresses: where the logos are: Markdown then shows those that changed.
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

/// Prints a report for a terminal.
struct TextDifference {
  let terminal: TerminalText

  func print(_ report: DifferenceReport) -> String {
    text(report.summary) + "\n" + report.sections.map(print).joined()
  }

  private func print(_ section: DifferenceReport.Section) -> String {
    let lines = section.items.flatMap { item in
      ["  \(text(item.phrase))"] + item.details.map { "    \(text($0))" }
    }
    let title = terminal.styled(section.title, section.isBreaking ? .red : .bold)
    return "\n\(title)\n\(lines.joined(separator: "\n"))\n"
  }

  private func text(_ phrase: Phrase) -> String {
    TerminalText.visible(phrase.plainText)
  }
}
