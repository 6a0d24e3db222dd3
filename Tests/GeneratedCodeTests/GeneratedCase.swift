import Catalogue
import TestSupport
import Testing

/// Generated code and the program that shows what it knows.
enum GeneratedCase: Hashable, Sendable, CustomStringConvertible {
  /// Prints every fact of the catalogue.
  case facts(GeneratedSource)
  /// Answers the questions of the conformance fixture.
  case conformance(ConformanceFixture.Form)
  /// Searches for what people type.
  case queries

  /// One of each program, and of both forms: what `make test` proves of a language.
  static let fast: [GeneratedCase] = [.facts(.awkward), .conformance(.dense), .queries]
  /// All of them, for `make test-all`.
  static let all =
    GeneratedSource.allCases.map(facts) + ConformanceFixture.Form.allCases.map(conformance)
    + [.queries]
  /// Those of this run.
  static let ofThisRun = TestTier.isSlow ? all : fast

  /// A word, which can be a package's name.
  var description: String {
    switch self {
    case .facts(let source): "facts\(source)"
    case .conformance(let form): "conformance\(form)"
    case .queries: "queries"
    }
  }

  /// The code, by file name.
  func code() async throws -> [String: [UInt8]] {
    switch self {
    case .facts(let source): try await source.code()
    case .conformance, .queries: try await Project.code(of: try await catalogue())
    }
  }

  /// The catalogue that it is made of.
  func catalogue() async throws -> Catalogue {
    switch self {
    case .facts(let source): try await source.catalogue()
    case .conformance(let form): try ConformanceFixture.catalogue(form)
    case .queries: try ConformanceFixture.queriedCatalogue()
    }
  }

  /// What it is asked; `nil` where it prints facts.
  func fixture() throws -> ConformanceFixture? {
    switch self {
    case .facts: nil
    case .conformance: try ConformanceFixture.read()
    case .queries: try ConformanceFixture.queries()
    }
  }

  /// The Swift code for an app that links the library.
  func importingCode() async throws -> [UInt8] {
    try #require(try await Project.importingCode(of: try await catalogue()))
  }

  /// Runs the program that was made of the code, and holds what it prints against what is known.
  /// - Parameter run: runs it with the path of a file with questions, where it asks for one.
  func expectAnswers(_ run: (_ questions: String) throws -> Program.Result) async throws {
    if let fixture = try fixture() { return try ConformanceQuestion.ask(fixture, run) }
    let result = try run("")
    try #require(result.status == 0, "\(self): \(result.errors)")
    try ExpectedFacts(json: try await catalogue().json()).expect(result.lines)
  }
}
