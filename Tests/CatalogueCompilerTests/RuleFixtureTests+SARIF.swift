import CatalogueCommand
import CatalogueCompiler
import CatalogueRules
import CommandTestSupport
import Diagnostics
import TestSupport
import Testing

extension RuleFixtureTests {
  private static func log(_ fixture: RuleFixture) async throws -> String {
    let result = try await fixture.run()
    let rules = Rule.all.map(\.description)
    return try DiagnosticPrinter(format: .sarif, isColoured: false, rules: rules)
      .print(result.diagnostics, accepted: result.accepted)
  }

  @Test(
    "as SARIF, what is found is valid by the schema that OASIS publishes, and a log that says something else isn't",
    .enabled(if: SARIFSchema.isThere, "run scripts/require sarif"))
  func sarif() async throws {
    let schema = try SARIFSchema(CatalogueProgram.run)
    var logs: [String: String] = [:]
    for fixture in RuleFixture.all { logs[fixture.name] = try await Self.log(fixture) }
    #expect(
      logs.values.count { $0.contains(#""ruleId""#) } == logs.count - 1, "all but \"clean\" have findings")
    let result = try await schema.validate(logs)
    #expect(result.status == 0, "\(result.errors)")
    let log = try #require(logs["E218-unknown-category"])
    var others: [String: String] = [:]
    for (name, text, replacement) in [
      ("version", #""version" : "2.1.0""#, #""version" : "2.0.0""#),
      ("line", #""startLine" : 3"#, #""startLine" : 0"#), ("rule", #""ruleId""#, #""ruleID""#),
      ("level", #""level" : "error""#, #""level" : "fatal""#),
    ] {
      try #require(log.contains(text))
      others[name] = log.replacing(text, with: replacement)
    }
    let refused = try await schema.validate(others)
    #expect(refused.status == 100)
    for name in others.keys { #expect(refused.errors.contains("\(name).json:"), "\(refused.errors)") }
  }
}
