/// Prints findings for people: the place, the sentence, the line with a caret, the fix.
public struct TextPrinter: Sendable {
  /// Whether to colour, as on a terminal.
  public let isColoured: Bool

  /// A printer, with or without colour.
  public init(isColoured: Bool) { self.isColoured = isColoured }

  /// All findings and a last line that counts them.
  public func print(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(print).joined() + summary(of: diagnostics)
  }

  /// One finding, ended by a line break.
  func print(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { styled("\($0): ", .bold) } ?? ""
    let label = "\(diagnostic.severity.rawValue)[\(diagnostic.rule)]"
    let style: Style = diagnostic.severity == .error ? .red : .magenta
    var text = "\(place)\(styled(label, style)): \(diagnostic.message)\n"
    if let location = diagnostic.location, let line = location.lineText { text += snippet(line, location) }
    if let fix = diagnostic.fix { text += "  \(styled("= fix:", .cyan)) \(fix)\n" }
    return text
  }

  private func summary(of diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let counts = [(errors, "error"), (diagnostics.count - errors, "warning")]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return words.isEmpty ? "" : words.joined(separator: ", ") + "\n"
  }

  /// The line, shortened around the place where it is too long for a screen, and carets below it.
  private func snippet(_ line: String, _ location: SourceLocation) -> String {
    let scalars = Array(line.unicodeScalars)
    let start = min(location.column - 1, scalars.count)
    let end = location.endLine == location.line ? min(location.endColumn - 1, scalars.count) : scalars.count
    let window = max(0, start - 60)..<min(scalars.count, max(end, start + 1) + 60, start + 100)
    let shown = Self.visible(scalars[window])
    let margin = DisplayWidth.of(Self.visible(scalars[window.lowerBound..<start]))
    let marked = DisplayWidth.of(Self.visible(scalars[start..<min(max(end, start), window.upperBound)]))
    let number = String(location.line)
    let gutter = String(repeating: " ", count: number.count)
    let carets = String(repeating: " ", count: margin) + String(repeating: "^", count: max(1, marked))
    return """
       \(styled("\(number) |", .blue)) \(shown)
       \(styled("\(gutter) |", .blue)) \(styled(carets, .green))

      """
  }

  /// What a terminal would act on or hide is shown as U+FFFD, so that a hostile file can't forge output.
  private static func visible(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      if scalar == "\t" {
        text.append(" ")
      } else {
        text.append(DisplayWidth.isUnsafe(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(text)
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
