/// Prints findings as GitHub Actions workflow commands, which show as annotations on a pull request's lines.
struct GitHubPrinter {
  func print(_ diagnostics: [Diagnostic]) -> String { diagnostics.map(print).joined() }

  private func print(_ diagnostic: Diagnostic) -> String {
    var properties: [String] = []
    if let location = diagnostic.location {
      properties.append("file=\(property(location.path))")
      if !location.isWholeFile { properties += region(location) }
    }
    properties.append("title=\(property(diagnostic.rule))")
    let text = diagnostic.message + (diagnostic.fix.map { "\nfix: \($0)" } ?? "")
    return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(data(text))\n"
  }

  /// GitHub takes columns only within one line, and its last column is inclusive.
  private func region(_ location: SourceLocation) -> [String] {
    let lines = ["line=\(location.line)", "endLine=\(location.endLine)"]
    guard location.endLine == location.line else { return lines }
    return lines + ["col=\(location.column)", "endColumn=\(max(location.column, location.endColumn - 1))"]
  }

  private func data(_ text: String) -> String { escaped(text, by: Self.dataEscapes) }

  private func property(_ text: String) -> String { escaped(text, by: Self.propertyEscapes) }

  /// What is invisible is shown, since logs obey it.
  private func escaped(_ text: String, by escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escapes[$1] ?? TerminalText.visible(String($1)) }
  }

  private static let dataEscapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
  private static let propertyEscapes = dataEscapes.merging([":": "%3A", ",": "%2C"]) { first, _ in first }
}
