import TestSupport
import Testing

@Suite("The mistakes of a first contribution")
struct BrokenBrandTests {
  @Test(
    "each has one finding: file, line, column, field, what is asked for, what to do; a fix leaves nothing",
    arguments: TestTier.some(of: BrokenBrand.all))
  func isReported(_ mistake: BrokenBrand) async throws {
    let workspace = try await mistake.workspace()
    let text = try await workspace.run("check").errors
    let said = mistake.reported(by: text)
    #expect(said.count == mistake.points, "\(mistake): \(said) of \(mistake.wanted):\n\(text)")
    if mistake.points == BrokenBrand.columns.count { #expect(text.contains("\n1 error\n"), "\(text)") }
    guard text.contains("It can be fixed: catalogue check --fix") else { return }
    let fixed = try await workspace.run("check", "--fix")
    #expect(fixed.status == 0, "\(fixed.errors)")
    #expect(try await workspace.run("check").errors == "")
  }

  @Test("they are forty-five")
  func count() { #expect(BrokenBrand.all.count == 45) }
}
