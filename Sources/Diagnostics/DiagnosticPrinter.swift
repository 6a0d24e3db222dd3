/// Prints findings in any of the formats.
public struct DiagnosticPrinter: Sendable {
  private let format: DiagnosticFormat
  private let isColoured: Bool
  private let rules: [RuleDescription]

  /// - Parameters:
  ///   - format: how to print.
  ///   - isColoured: whether text is coloured, as on a terminal.
  ///   - rules: what SARIF says of the rules that were found broken.
  public init(format: DiagnosticFormat, isColoured: Bool, rules: [RuleDescription]) {
    self.format = format
    self.isColoured = isColoured
    self.rules = rules
  }

  /// The findings as one text. JSON and SARIF are whole documents, also when there is no finding.
  /// - Throws: `EncodingError`, from Foundation's encoder.
  public func print(_ diagnostics: [Diagnostic]) throws -> String {
    switch format {
    case .text: TextPrinter(isColoured: isColoured).print(diagnostics)
    case .json: try JSONPrinter().print(diagnostics)
    case .github: GitHubPrinter().print(diagnostics)
    case .sarif: try SARIFPrinter(rules: rules).print(diagnostics)
    }
  }
}
