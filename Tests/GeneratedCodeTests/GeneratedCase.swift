import Catalogue
import Foundation
import TestSupport
import Testing

/// Generated code, and the program of Tests/Fixtures/programs that shows what it knows.
enum GeneratedCase: Hashable, Sendable, CustomStringConvertible {
  /// Brands: every fact of the catalogue.
  case facts(GeneratedSource)
  /// Brands: the answers to the questions of the conformance fixture.
  case conformance(ConformanceFixture.Form)
  /// Brands: searches for what people type.
  case queries
  /// Fields that only a copy of the entry schema knows.
  case added
  /// Fields with other names.
  case renamed
  /// A kind without behaviours, which no program asks.
  case plain
  /// A kind without templates of its own.
  case general
  /// A catalogue of the project that isn't Italy's brands, built by the command as it is.
  case folder(String)

  /// One of each program, and of both forms of brands: what `make test` proves of a language.
  private static let fast = [GeneratedCase.facts(.awkward), .conformance(.dense), .queries]
  /// Those of brands in this run: in `make test-all`, all of them.
  static let ofBrands =
    TestTier.isSlow
    ? GeneratedSource.allCases.map(facts) + ConformanceFixture.Form.allCases.map(conformance) + [.queries]
    : fast
  /// Those of other fields and other kinds.
  static let others =
    [added, renamed, plain, general] + CatalogueFolder.names.prefix(TestTier.isSlow ? .max : 1).map(folder)
  /// Those of this run.
  static let ofThisRun = ofBrands + others

  /// A word, which can be a package's name.
  var description: String {
    switch self {
    case .facts(let source): "facts\(source)"
    case .conformance(let form): "conformance\(form)"
    case .queries: "queries"
    case .folder(let name): name
    case .added: "added"
    case .renamed: "renamed"
    case .plain: "plain"
    case .general: "general"
    }
  }

  /// The code, by file name.
  func code() async throws -> [String: [UInt8]] {
    switch self {
    case .facts(let source): try await source.code()
    case .conformance, .queries: try await Project.code(of: try await catalogue())
    case .added: try await AddedFields().code()
    case .renamed: try await RenamedFields().code()
    case .plain: try await PlainKind.code()
    case .general: try await GeneralKind.code()
    case .folder(let name): try CatalogueFolder(name).code()
    }
  }

  /// The code in a language.
  func code(in language: GeneratedLanguage) async throws -> (name: String, bytes: [UInt8]) {
    let code = try await code()
    let name = try #require(code.keys.first { $0.hasSuffix(".\(language)") })
    return (name, try #require(code[name]))
  }

  /// The program's files in a language, by name.
  func program(in language: GeneratedLanguage) throws -> [String: [UInt8]] {
    guard let folder else { return [:] }
    let names = try FileManager.default.contentsOfDirectory(atPath: Project.root.appending(path: folder).path)
    return try names.filter { $0.hasSuffix(".\(language)") }.reduce(into: [:]) {
      $0[$1] = try Project.bytes("\(folder)/\($1)")
    }
  }

  /// The folder of the program.
  private var folder: String? {
    switch self {
    case .facts: "Tests/Fixtures/programs/facts"
    case .conformance, .queries: "Tests/Fixtures/programs/conformance"
    case .plain: nil
    case .added, .renamed, .general, .folder: "Tests/Fixtures/programs/\(self)"
    }
  }

  /// The catalogue that code of brands is made of.
  func catalogue() async throws -> Catalogue {
    switch self {
    case .facts(let source): try await source.catalogue()
    case .conformance(let form): try ConformanceFixture.catalogue(form)
    default: try ConformanceFixture.queriedCatalogue()
    }
  }

  /// The Swift code of brands for an app that links the library.
  func importingCode() async throws -> [UInt8] {
    try #require(try await Project.importingCode(of: try await catalogue()))
  }

  /// Runs the program that was made of the code, and holds what it prints against what is known.
  /// - Parameter run: runs it with arguments.
  func expectAnswers(_ run: (_ arguments: [String]) throws -> Program.Result) async throws {
    switch self {
    case .facts:
      let result = try run([])
      try #require(result.status == 0, "\(self): \(result.errors)")
      try ExpectedFacts(json: try await catalogue().json()).expect(result.lines)
    case .conformance: try ConformanceQuestion.ask(ConformanceFixture.read()) { try run([$0]) }
    case .queries: try ConformanceQuestion.ask(ConformanceFixture.queries()) { try run([$0]) }
    case .plain: break
    case .added, .renamed, .general, .folder:
      let data = try TemporaryFolder()
      let renamed = self == .renamed ? try await RenamedFields.catalogue(of: RenamedFields().renamed) : []
      let result = try run([try data.write("published.json", renamed)])
      let answers = String(decoding: try Project.bytes("\(folder ?? "")/answers.txt"), as: UTF8.self)
      #expect(result.lines == answers.split(separator: "\n").map(String.init), "\(self): \(result.errors)")
    }
  }
}

/// A language of generated code, by the ending of its files.
enum GeneratedLanguage: String, CustomStringConvertible {
  case swift
  case kotlin = "kt"
  case typeScript = "ts"

  var description: String { rawValue }
}
