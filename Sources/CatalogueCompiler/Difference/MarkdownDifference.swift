/// Prints a report as Markdown (CommonMark 0.31), with headings as a change log has them below its versions.
struct MarkdownDifference {
  func print(_ report: DifferenceReport) -> String {
    text(report.summary) + "\n" + report.sections.map(print).joined()
  }

  private func print(_ section: DifferenceReport.Section) -> String {
    let lines = section.items.flatMap { item in
      ["- \(text(item.phrase))"] + item.details.map { "  - \(text($0))" }
    }
    return "\n### \(section.title)\n\n\(lines.joined(separator: "\n"))\n"
  }

  private func text(_ phrase: Phrase) -> String {
    phrase.parts.map { part in
      switch part {
      case .words(let words): words
      case .prose(let text): MarkdownText.escaped(text)
      case .code(let text), .quoted(let text): MarkdownText.code(text)
      }
    }.joined()
  }
}
