import Foundation
import TestSupport
import Testing

@Suite(
  "SARIF by the schema that OASIS publishes", .enabled(if: SARIFSchema.isThere, "run scripts/require sarif"))
struct SARIFTests {
  @Test(
    "what is printed of a first contribution's mistakes is valid",
    arguments: TestTier.some(of: BrokenBrand.all))
  func mistakes(_ mistake: BrokenBrand) async throws {
    let log = try await mistake.workspace().run("check", "--format", "sarif").output
    #expect(log.contains(#""ruleId""#))
    let result = try SARIFSchema().validate(log)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("what is printed of a catalogue without findings is valid")
  func clean() async throws {
    let workspace = try Workspace()
    try await workspace.run("build")
    let result = try await SARIFSchema().validate(try workspace.run("check", "--format", "sarif").output)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test(
    "a log that says something else isn't",
    arguments: TestTier.some(of: [
      (#""version" : "2.1.0""#, #""version" : "2.0.0""#), (#""startLine" : 3"#, #""startLine" : 0"#),
      (#""ruleId""#, #""ruleID""#), (#""level" : "error""#, #""level" : "fatal""#),
    ]))
  func other(text: String, replacement: String) async throws {
    let workspace = try Workspace()
    try workspace.edit(brand: "pam", "category: grocery", to: "category: grocry")
    let log = try await workspace.run("check", "--format", "sarif").output
    try #require(log.contains(text))
    let changed = log.replacingOccurrences(of: text, with: replacement)
    #expect(try SARIFSchema().validate(changed).status == 100)
  }
}
