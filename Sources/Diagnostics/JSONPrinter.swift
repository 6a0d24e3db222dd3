import Foundation

/// Prints findings as one JSON object: `{"findings": [...]}`. Where warnings are accepted, it has them as `accepted`.
struct JSONPrinter {
  func print(_ diagnostics: [Diagnostic], _ accepted: [AcceptedFinding] = []) throws -> String {
    try Self.encode(
      Report(
        findings: diagnostics.map { Finding($0) },
        accepted: accepted.isEmpty ? nil : accepted.map { Finding($0.finding, reason: $0.reason) }))
  }

  /// JSON with sorted keys and two spaces of indent: the same findings give the same bytes.
  static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  private struct Report: Encodable {
    let findings: [Finding]
    let accepted: [Finding]?
  }

  private struct Finding: Encodable {
    let rule: String
    let severity: Severity
    let message: String
    let fix: String?
    let location: Location?
    let related: [Location]
    let fixes: [Edit]?
    /// Why it is accepted.
    let reason: String?

    init(_ diagnostic: Diagnostic, reason: String? = nil) {
      self.reason = reason
      rule = diagnostic.rule
      severity = diagnostic.severity
      message = diagnostic.message
      fix = diagnostic.fix
      location = diagnostic.location.map(Location.init)
      related = diagnostic.related.map(Location.init)
      fixes = diagnostic.edit.map { [Edit($0)] }
    }
  }

  /// A change that a program may make: its location, for people and in UTF-8 bytes, and the new text.
  private struct Edit: Encodable {
    let location: Location
    let byteOffset: Int
    let byteLength: Int
    let replacement: String

    init(_ edit: TextEdit) {
      location = Location(edit.location)
      byteOffset = edit.span.lowerBound
      byteLength = edit.span.count
      replacement = edit.replacement
    }
  }

  private struct Location: Encodable {
    let path: String
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int

    init(_ location: SourceLocation) {
      path = location.path
      line = location.line
      column = location.column
      endLine = location.endLine
      endColumn = location.endColumn
    }
  }
}
