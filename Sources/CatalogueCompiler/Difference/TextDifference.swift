internal import Diagnostics

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
