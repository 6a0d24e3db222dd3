import CatalogueCompiler
import CatalogueSources
import Diagnostics
import Testing

extension RuleFixtureTests {
  /// What a finding suggests leaves fewer findings when it is done, and no new one.
  func expectSuggestion(
    of finding: Diagnostic, among before: [Diagnostic], in files: SourceFiles, of fixture: RuleFixture
  ) async throws {
    guard let suggestion = Suggestion(finding) else {
      // Words for a person, which ask for no text that could be written as it is.
      let words = "\(finding.message); \(finding.fix ?? "")"
      let text =
        /did you mean|rename it to|(?:or|;) write [A-Za-z]+: [^ ,;]+(?![^ ,;])(?! and)(?! in the)|example [A-Za-z]+: |write "/
      #expect(!words.contains(text), "the suggestion can't be read: \(words)")
      return
    }
    var changed = files
    try suggestion.apply(to: &changed, of: fixture)
    let after = try await fixture.result(of: changed).diagnostics
    #expect(!after.map(Told.init).contains(Told(finding)), "the suggestion solves nothing: \(suggestion)")
    guard !hidesOthers(finding) else { return }
    #expect(after.count < before.count, "the suggestion: \(suggestion): \(after.map(\.message))")
    #expect(new(after, since: before) == [], "the suggestion brings another finding: \(suggestion)")
  }

  /// `--fix` leaves nothing that it would fix, and of mistakes that all can be fixed nothing at all.
  func expectFix(of before: [Diagnostic], in files: SourceFiles, of fixture: RuleFixture) async throws {
    // `--fix` writes no drawing.
    let fixable = before.filter { $0.edit.map { !$0.location.path.hasSuffix(".svg") } ?? false }
    guard !fixable.isEmpty else { return }
    let fixed = try await RuleFixture.pipeline().autofix(files)
    let again = try await RuleFixture.pipeline().autofix(fixed.files)
    #expect(again.fixed.map(\.message) == [], "the fix isn't complete")
    let after = try await fixture.result(of: fixed.files).diagnostics
    if fixable.count == before.count { #expect(after.map(\.message) == [], "the fix leaves a finding") }
    if !before.contains(where: hidesOthers) {
      #expect(new(after, since: before) == [], "the fix brings a finding")
    }
  }

  /// A file or field that couldn't be read can have any mistake, and some advice names the next finding itself.
  private func hidesOthers(_ finding: Diagnostic) -> Bool {
    ["E101", "E107"].contains(finding.rule) || finding.message.hasSuffix("is missing")
      || finding.fix?.contains("; then ") == true
  }

  private func new(_ after: [Diagnostic], since before: [Diagnostic]) -> [String] {
    let known = Set(before.map(Told.init))
    return after.filter { !known.contains(Told($0)) }.map { "\($0.rule) \($0.message)" }
  }
}
