/// Prints findings for people: the location, the message, the line with carets, the fix.
struct TextPrinter {
  private let terminal: TerminalText

  /// - Parameter isColoured: whether to colour, as on a terminal.
  init(isColoured: Bool) { terminal = TerminalText(isColoured: isColoured) }

  /// All findings and a last line that counts them.
  func print(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(print).joined() + summary(of: diagnostics)
  }

  /// One finding, ended by a line break.
  func print(_ diagnostic: Diagnostic) -> String {
    let location = diagnostic.location.map { terminal.styled(TerminalText.visible("\($0): "), .bold) } ?? ""
    let label = "\(diagnostic.severity.rawValue)[\(diagnostic.rule)]"
    let style: TerminalText.Style = diagnostic.severity == .error ? .red : .magenta
    var text = "\(location)\(terminal.styled(label, style)): \(TerminalText.visible(diagnostic.message))\n"
    if let location = diagnostic.location, let excerpt = location.excerpt {
      text += snippet(excerpt, line: location.line)
    }
    if let fix = diagnostic.fix {
      text += "  \(terminal.styled("= fix:", .cyan)) \(TerminalText.visible(fix))\n"
    }
    return text
  }

  private func summary(of diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let counts = [(errors, "error"), (diagnostics.count - errors, "warning")]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return words.isEmpty ? "" : words.joined(separator: ", ") + "\n"
  }

  /// The line, and carets below the range.
  private func snippet(_ excerpt: SourceExcerpt, line: Int) -> String {
    let before = TerminalText.visible(excerpt.before)
    let marked = TerminalText.visible(excerpt.marked)
    let margin = String(repeating: " ", count: DisplayWidth.of(before))
    let carets = String(repeating: "^", count: max(1, DisplayWidth.of(marked)))
    let gutter = String(repeating: " ", count: String(line).count)
    return """
       \(terminal.styled("\(line) |", .blue)) \(before + marked + TerminalText.visible(excerpt.after))
       \(terminal.styled("\(gutter) |", .blue)) \(margin)\(terminal.styled(carets, .green))

      """
  }
}
