import Catalogue
import TestSupport
import Testing

/// Generated code and the program that shows what it knows.
enum GeneratedCase: Hashable, Sendable, CustomStringConvertible {
  /// Prints every fact of the catalogue.
  case facts(GeneratedSource)
  /// Answers the questions of the conformance fixture.
  case conformance(ConformanceFixture.Form)

  /// One of each program, and of both forms: what `make test` proves of a language.
  static let fast: [GeneratedCase] = [.facts(.awkward), .conformance(.dense)]
  /// All of them, for `make test-all`.
  static let all = GeneratedSource.allCases.map(facts) + ConformanceFixture.Form.allCases.map(conformance)
  /// Those of this run.
  static let ofThisRun = TestTier.isSlow ? all : fast

  /// A word, which can be a package's name.
  var description: String {
    switch self {
    case .facts(let source): "facts\(source)"
    case .conformance(let form): "conformance\(form)"
    }
  }

  /// The code, by file name.
  func code() async throws -> [String: [UInt8]] {
    switch self {
    case .facts(let source): try await source.code()
    case .conformance(let form): try await Project.code(of: try ConformanceFixture.catalogue(form))
    }
  }

  /// The Swift code for an app that links the library.
  func importingCode() async throws -> [UInt8] {
    let catalogue =
      switch self {
      case .facts(let source): try await source.catalogue()
      case .conformance(let form): try ConformanceFixture.catalogue(form)
      }
    return try #require(try await Project.importingCode(of: catalogue))
  }

  /// Runs the program that was made of the code, and holds what it prints against what is known.
  /// - Parameter run: runs it with the path of a file with questions, where it asks for one.
  func expectAnswers(_ run: (_ questions: String) throws -> Program.Result) async throws {
    switch self {
    case .facts(let source):
      let result = try run("")
      try #require(result.status == 0, "\(self): \(result.errors)")
      try ExpectedFacts(json: try await source.catalogue().json()).expect(result.lines)
    case .conformance: try ConformanceQuestion.ask(run)
    }
  }
}
