/// Prints findings for people: the place, the sentence, the line with a caret, the fix.
struct TextPrinter {
  /// Whether to colour, as on a terminal.
  let isColoured: Bool

  /// All findings and a last line that counts them.
  func print(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(print).joined() + summary(of: diagnostics)
  }

  /// One finding, ended by a line break.
  func print(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { styled(Self.visible("\($0): "), .bold) } ?? ""
    let label = "\(diagnostic.severity.rawValue)[\(diagnostic.rule)]"
    let style: Style = diagnostic.severity == .error ? .red : .magenta
    var text = "\(place)\(styled(label, style)): \(Self.visible(diagnostic.message))\n"
    if let location = diagnostic.location, let excerpt = location.excerpt {
      text += snippet(excerpt, line: location.line)
    }
    if let fix = diagnostic.fix { text += "  \(styled("= fix:", .cyan)) \(Self.visible(fix))\n" }
    return text
  }

  private func summary(of diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let counts = [(errors, "error"), (diagnostics.count - errors, "warning")]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return words.isEmpty ? "" : words.joined(separator: ", ") + "\n"
  }

  /// The line and carets below the place.
  private func snippet(_ excerpt: SourceExcerpt, line: Int) -> String {
    let before = Self.visible(excerpt.before)
    let marked = Self.visible(excerpt.marked)
    let margin = String(repeating: " ", count: DisplayWidth.of(before))
    let carets = String(repeating: "^", count: max(1, DisplayWidth.of(marked)))
    let gutter = String(repeating: " ", count: String(line).count)
    return """
       \(styled("\(line) |", .blue)) \(before + marked + Self.visible(excerpt.after))
       \(styled("\(gutter) |", .blue)) \(margin)\(styled(carets, .green))

      """
  }

  /// What a terminal would act on or hide is shown as U+FFFD, so that a hostile file can't forge output.
  private static func visible(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      shown.append(scalar == "\t" ? " " : DisplayWidth.isUnsafe(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }

  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case magenta = "1;35"
    case cyan = "36"
    case blue = "34"
    case green = "32"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    isColoured ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
