/// Prints findings in any of the formats.
public struct DiagnosticPrinter: Sendable {
  private let format: DiagnosticFormat
  private let isColoured: Bool
  private let rules: [RuleDescription]

  /// - Parameters:
  ///   - format: how to print.
  ///   - isColoured: whether text is coloured, as on a terminal.
  ///   - rules: descriptions for SARIF, which lists the rules that have findings.
  public init(format: DiagnosticFormat, isColoured: Bool, rules: [RuleDescription]) {
    self.format = format
    self.isColoured = isColoured
    self.rules = rules
  }

  /// The findings as one text. JSON and SARIF are whole documents even without a finding.
  /// - Parameter accepted: warnings that the sources accept: JSON lists them, and SARIF has them as suppressed results.
  /// - Throws: `EncodingError`, from Foundation's encoder.
  public func print(_ diagnostics: [Diagnostic], accepted: [AcceptedFinding] = []) throws -> String {
    switch format {
    case .text: TextPrinter(isColoured: isColoured).print(diagnostics)
    case .json: try JSONPrinter().print(diagnostics, accepted)
    case .github: GitHubPrinter().print(diagnostics)
    case .sarif: try SARIFPrinter(rules: rules).print(diagnostics, accepted)
    }
  }
}

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
