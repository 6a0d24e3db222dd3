/// How findings are printed.
public enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people: `path:line:column: error[E203]: …`, the line with a caret, the fix.
  case text
  /// For programs: one JSON object with an array of findings.
  case json
  /// For GitHub Actions: workflow commands, which become annotations on the changed lines.
  case github
  /// For code-scanning services: SARIF 2.1.0.
  case sarif
}
