import TestSupport
import Testing

@Suite("The paths that people give to catalogue-preview")
struct PathArgumentTests {
  /// It serves its page until somebody ends it.
  private static let program = TriedProgram("catalogue-preview") { _ in "http://" }

  private static let trial = PathTrial("", "--port 0", replaced: ["--file"], changed: ["Generated/"])

  @Test("every argument is known to be a path or something else")
  func known() throws { #expect(try Self.program.unknownArguments() == []) }

  @Test("every command is tried")
  func complete() throws { #expect(try Self.program.commands(besides: [Self.trial]) == []) }

  @Test(
    "end in a result or in words, and never cost a person a file",
    .enabled(if: TestTier.isSlow, "make test-all runs it"), .enabled(if: program.isTestable))
  func paths() async throws {
    let project = try await PreviewProject()
    let problems = try withExtendedLifetime(project) {
      try Self.trial.problems(of: Self.program, in: project.path)
    }
    #expect(problems == [])
  }
}
