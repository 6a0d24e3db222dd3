import TestSupport
import Testing

extension ConformanceQuestion {
  /// Puts all questions of a fixture into a file, runs a program that answers them line by line, and compares.
  static func ask(
    _ fixture: ConformanceFixture, _ program: (_ questions: String) throws -> Program.Result
  ) throws {
    let questions = all(fixture)
    let folder = try TemporaryFolder()
    let result = try program(
      try folder.write("questions", Array(questions.map { $0.line + "\n" }.joined().utf8)))
    try #require(result.status == 0, "\(result.errors)")
    let answers = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    try #require(answers.count == questions.count)
    for (question, answer) in zip(questions, answers) {
      #expect(answer == question.answer, "\(question.title)")
    }
  }
}
