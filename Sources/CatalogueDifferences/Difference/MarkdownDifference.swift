internal import Diagnostics

/// Prints a report as Markdown (CommonMark 0.31), with headings for the section of a version in a change log.
struct MarkdownDifference {
  /// Where the logos are, if they can be shown.
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

/// Text as Markdown that shows it literally, whatever it contains.
package enum MarkdownText {
  /// A text as prose (CommonMark 0.31, section 2.4).
  package static func escaped(_ text: String) -> String {
    // Services turn these into links and mentions even where they are escaped, but not in code.
    if ["@", "#", "://", "www."].contains(where: text.lowercased().contains) { return code(text) }
    let scalars = TerminalText.visible(text).unicodeScalars
    let special = text.utf8.contains(UInt8(ascii: ";")) ? Self.special.union(["&"]) : Self.special
    let start = scalars.prefix { ("0"..."9").contains($0) }.endIndex
    var escaped = String.UnicodeScalarView()
    for index in scalars.indices {
      let beginsList = index == start && listMarks.contains(scalars[index])
      if beginsList || special.contains(scalars[index]) { escaped.append("\\") }
      escaped.append(scalars[index])
    }
    return String(escaped)
  }

  /// A text as code (section 6.1), whose fence is longer than any in it.
  static func code(_ text: String) -> String {
    let text = TerminalText.visible(text)
    let longest = text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let edges = [text.unicodeScalars.first, text.unicodeScalars.last]
    // Markdown removes one space at each end.
    let isOpen = edges.contains { $0 == nil || $0 == "`" || $0 == " " }
    return isOpen ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  /// What has a meaning within a line, in well-known extensions too. (An ampersand has one only before a semicolon.)
  private static let special = Set("\\`*_[]<>|~$".unicodeScalars)

  /// What begins a list at the beginning of a line, the last two after digits.
  private static let listMarks = Set("-+=.)".unicodeScalars)
}
