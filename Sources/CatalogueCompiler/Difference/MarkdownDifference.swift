/// Prints a report as Markdown (CommonMark 0.31), with headings as a change log has them below its versions.
struct MarkdownDifference {
  /// Where the logos can be looked at, if anywhere.
  let logoAddresses: LogoAddresses?

  func print(_ report: DifferenceReport) -> String {
    let shown = logoAddresses.map { pictures(of: report.logos, at: $0) } ?? ""
    return text(report.summary) + "\n" + report.sections.map(print).joined() + shown
  }

  private func pictures(of logos: [LogoChange], at addresses: LogoAddresses) -> String {
    guard !logos.isEmpty else { return "" }
    let lines = logos.map { logo in
      let before = logo.old.map { addresses.picture($0, .before) } ?? "none"
      let after = logo.new.map { addresses.picture($0, .after) } ?? "none"
      return "- \(text("\(logo.entry)")): \(before) → \(after)\n"
    }
    return "\n### Logos, before and after\n\n\(lines.joined())"
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
