package import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import JSONSchema

/// The findings of an import, each with its position in the imported file.
struct ImportLog {
  private let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceText) { self.source = source }

  /// Something that was fixed, because there was only one way.
  mutating func warning(_ message: String, at span: Range<Int>, related: [Range<Int>] = []) {
    diagnostics.append(Rule.importRepair.diagnostic(finding(message, span, related: related)))
  }

  /// The same for another file as a whole.
  mutating func warning(_ message: String, in file: SourceText) {
    diagnostics.append(Rule.importRepair.diagnostic(Finding(message, at: .file(file.path))))
  }

  /// Something that a person has to fix.
  mutating func error(_ message: String, at span: Range<Int>, fix: String? = nil, related: [Range<Int>] = [])
  {
    diagnostics.append(Rule.importedValue.diagnostic(finding(message, span, fix: fix, related: related)))
  }

  /// Violations of a schema.
  mutating func add(_ failures: [SchemaFailure]) {
    diagnostics += failures.map { failure in
      (failure.isUnknownField ? Rule.unknownField : .schema).diagnostic(Finding(failure, in: source))
    }
  }

  /// Findings in other files.
  mutating func add(_ others: [Diagnostic]) { diagnostics += others }

  private func finding(
    _ message: String, _ span: Range<Int>, fix: String? = nil, related: [Range<Int>] = []
  ) -> Finding {
    Finding(message, at: source.location(span), fix: fix, related: related.map(source.location))
  }
}

/// The findings of an import, which reads a catalogue before there are brand files.
extension Rule {
  package static let importedValue = Rule(
    "E601", .error, "Every value of an imported catalogue can be written to the brand files.",
    sources: { _ in [] })  // Reported by the import.

  package static let importRepair = Rule(
    "W601", .warning, "Values that an import fixed by itself should be reviewed.",
    sources: { _ in [] })  // Reported with the rule above.
}
