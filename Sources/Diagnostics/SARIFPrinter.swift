import Foundation

/// Prints findings as SARIF 2.1.0, the format that code-scanning services read.
struct SARIFPrinter {
  let rules: [RuleDescription]

  func print(_ diagnostics: [Diagnostic]) throws -> String {
    let used = Set(diagnostics.map(\.rule))
    let log = Log(
      runs: [
        Run(
          tool: Tool(driver: Driver(rules: rules.filter { used.contains($0.id) }.map(Rule.init))),
          columnKind: "unicodeCodePoints",
          results: diagnostics.map(Result.init))
      ])
    return try JSONPrinter.encode(log)
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
    let tool: Tool
    let columnKind: String
    let results: [Result]
  }

  private struct Tool: Encodable {
    let driver: Driver
  }

  private struct Driver: Encodable {
    let name = "catalogue"
    let rules: [Rule]
  }

  private struct Rule: Encodable {
    let id: String
    let shortDescription: Message

    init(_ rule: RuleDescription) {
      id = rule.id
      shortDescription = Message(text: rule.purpose)
    }
  }

  private struct Message: Encodable {
    let text: String
  }

  private struct Result: Encodable {
    let ruleId: String
    let level: Severity
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]

    init(_ diagnostic: Diagnostic) {
      ruleId = diagnostic.rule
      level = diagnostic.severity
      message = Message(text: diagnostic.message + (diagnostic.fix.map { "; fix: \($0)" } ?? ""))
      locations = diagnostic.location.map { [Location($0)] } ?? []
      relatedLocations = diagnostic.related.map(Location.init)
    }
  }

  private struct Location: Encodable {
    let physicalLocation: PhysicalLocation

    init(_ location: SourceLocation) {
      physicalLocation = PhysicalLocation(
        artifactLocation: ArtifactLocation(uri: Self.uri(location.path)),
        region: location.isWholeFile ? nil : Region(location))
    }

    /// A path as a relative URI reference (RFC 3986); a colon in it would make a scheme of what is before it.
    private static func uri(_ path: String) -> String {
      path.addingPercentEncoding(
        withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))) ?? path
    }
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  private struct ArtifactLocation: Encodable {
    let uri: String
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
