import Foundation

/// Prints findings as SARIF 2.1.0, the format that code-scanning services read.
struct SARIFPrinter {
  let rules: [RuleDescription]

  func print(_ diagnostics: [Diagnostic], _ accepted: [AcceptedFinding] = []) throws -> String {
    let used = Set((diagnostics + accepted.map(\.finding)).map(\.rule))
    let located = diagnostics.filter { $0.location != nil }.map { Result($0) }
    let suppressed = accepted.filter { $0.finding.location != nil }
    let run = Run(
      tool: ["driver": Driver(rules: rules.filter { used.contains($0.id) }.map(Rule.init))],
      columnKind: "unicodeCodePoints",
      results: located + suppressed.map { Result($0.finding, [Suppression(justification: $0.reason)]) },
      invocations: Invocation(diagnostics.filter { $0.location == nil }).map { [$0] })
    return try JSONPrinter.encode(Log(runs: [run]))
  }

  /// A text, as the object that SARIF wants.
  private typealias Message = [String: String]

  private static func message(_ text: String) -> Message { ["text": text] }

  private static func message(_ diagnostic: Diagnostic) -> Message {
    message(diagnostic.message + (diagnostic.fix.map { "; fix: \($0)" } ?? ""))
  }

  private struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    let tool: [String: Driver]
    let columnKind: String
    let results: [Result]
    let invocations: [Invocation]?
  }

  /// Findings about the catalogue as a whole. Services reject a whole log for one result without a location, so these
  /// are notifications (section 3.58).
  private struct Invocation: Encodable {
    let executionSuccessful = true
    let toolExecutionNotifications: [Notification]

    init?(_ diagnostics: [Diagnostic]) {
      guard !diagnostics.isEmpty else { return nil }
      toolExecutionNotifications = diagnostics.map(Notification.init)
    }
  }

  private struct Notification: Encodable {
    let level: Severity
    let message: Message
    let associatedRule: [String: String]

    init(_ diagnostic: Diagnostic) {
      level = diagnostic.severity
      message = SARIFPrinter.message(diagnostic)
      associatedRule = ["id": diagnostic.rule]
    }
  }

  private struct Driver: Encodable {
    let name = "catalogue"
    let rules: [Rule]
  }

  private struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Message
    let defaultConfiguration: [String: Severity]

    init(_ rule: RuleDescription) {
      id = rule.id
      shortDescription = message(rule.purpose)
      fullDescription = shortDescription
      help = message("For example: \(rule.example)")
      defaultConfiguration = ["level": rule.severity]
    }
  }

  private struct Result: Encodable {
    let ruleId: String
    let level: Severity
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]
    let fixes: [Fix]?
    let suppressions: [Suppression]?

    init(_ diagnostic: Diagnostic, _ suppressions: [Suppression]? = nil) {
      self.suppressions = suppressions
      ruleId = diagnostic.rule
      level = diagnostic.severity
      message = SARIFPrinter.message(diagnostic)
      locations = diagnostic.location.map { [location($0)] } ?? []
      relatedLocations = diagnostic.related.map(location)
      fixes = diagnostic.edit.map { [Fix($0, diagnostic)] }
    }
  }

  /// What a source file accepts (SARIF 2.1.0, section 3.35).
  private struct Suppression: Encodable {
    let kind = "inSource"
    let justification: String
  }

  /// SARIF 2.1.0, sections 3.55 to 3.57.
  private struct Fix: Encodable {
    let description: Message
    let artifactChanges: [ArtifactChange]

    init(_ edit: TextEdit, _ diagnostic: Diagnostic) {
      description = message(diagnostic.fix ?? diagnostic.message)
      let content = edit.replacement.isEmpty ? nil : message(edit.replacement)
      artifactChanges = [
        ArtifactChange(
          artifactLocation: artifactLocation(edit.location.path),
          replacements: [Replacement(deletedRegion: Region(edit.location), insertedContent: content)])
      ]
    }
  }

  private struct ArtifactChange: Encodable {
    let artifactLocation: [String: String]
    let replacements: [Replacement]
  }

  private struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: Message?
  }

  private typealias Location = [String: PhysicalLocation]

  private static func location(_ location: SourceLocation) -> Location {
    ["physicalLocation": PhysicalLocation(location)]
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: [String: String]
    let region: Region?

    init(_ location: SourceLocation) {
      artifactLocation = SARIFPrinter.artifactLocation(location.path)
      region = location.isWholeFile ? nil : Region(location)
    }
  }

  /// A path as a relative URI reference (RFC 3986), in which a colon would end a scheme.
  private static func artifactLocation(_ path: String) -> [String: String] {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    return ["uri": path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path]
  }

  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int

    init(_ location: SourceLocation) {
      startLine = location.line
      startColumn = location.column
      endLine = location.endLine
      endColumn = location.endColumn
    }
  }
}
