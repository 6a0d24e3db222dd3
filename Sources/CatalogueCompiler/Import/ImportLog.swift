internal import Diagnostics
internal import JSONSchema

/// What an import has to tell, each with its place in the imported file.
struct ImportLog {
  private let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceText) { self.source = source }

  /// Something that was done, because it was the one right thing to do.
  mutating func repaired(_ message: String, at span: Range<Int>, related: [Range<Int>] = []) {
    diagnostics.append(Rule.importRepair.diagnostic(finding(message, span, related: related)))
  }

  /// The same of another file as a whole.
  mutating func repaired(_ message: String, in file: SourceText) {
    diagnostics.append(Rule.importRepair.diagnostic(Finding(message, at: .file(file.path))))
  }

  /// Something that a person has to do.
  mutating func left(_ message: String, at span: Range<Int>, fix: String? = nil, related: [Range<Int>] = []) {
    diagnostics.append(Rule.importedValue.diagnostic(finding(message, span, fix: fix, related: related)))
  }

  /// What a schema doesn't take.
  mutating func add(_ failures: [SchemaFailure]) {
    diagnostics += failures.map { failure in
      (failure.isUnknownField ? Rule.unknownField : .schema).diagnostic(Finding(failure, in: source))
    }
  }

  /// What was found in other files.
  mutating func add(_ others: [Diagnostic]) { diagnostics += others }

  private func finding(
    _ message: String, _ span: Range<Int>, fix: String? = nil, related: [Range<Int>] = []
  ) -> Finding {
    Finding(message, at: source.location(span), fix: fix, related: related.map(source.location))
  }
}
