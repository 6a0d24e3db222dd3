import Catalogue
import CatalogueCompiler
import CatalogueEmit
import CatalogueSources
import Diagnostics
import Foundation
import Testing

/// A folder of Tests/Fixtures/rules: sources that break one rule, and what is said about them.
///
/// `catalogue.yaml` is the one of `default` unless the folder has its own. `baseline.json` is the last release. With
/// an `italy.json`, the catalogue in the working folder, the sources are checked against it, else they are built. An empty
/// one stands for what the sources give.
struct RuleFixture: Sendable, CustomStringConvertible {
  static let root = ProjectFiles.root.appendingPathComponent("Tests/Fixtures/rules")
  static let today = CalendarDate("2026-06-01")

  let name: String

  static let all: [RuleFixture] =
    ProjectFiles.names(in: root).filter { $0 != "default" && !$0.hasPrefix(".") }.map(RuleFixture.init)

  var description: String { name }

  /// The rule that the folder's name begins with, such as `E203`; `nil` for a folder that isn't about one rule.
  var rule: String? {
    name.split(separator: "-").first.map(String.init).flatMap { $0.contains(/^[EW][0-9]{3}$/) ? $0 : nil }
  }

  private var folder: URL { Self.root.appendingPathComponent(name) }
  private var expectedFile: URL { folder.appendingPathComponent("expected.txt") }

  func expected() throws -> String { try String(contentsOf: expectedFile, encoding: .utf8) }

  func record(_ text: String) throws {
    try text.write(to: expectedFile, atomically: true, encoding: .utf8)
  }

  /// The folder's files, as the command would read them.
  func sources() throws -> SourceFiles {
    let brands = ProjectFiles.names(in: folder.appendingPathComponent("brands"))
    var files = SourceFiles(
      settings: try file("catalogue.yaml") ?? text("../default/catalogue.yaml", as: "catalogue.yaml"),
      brands: try brands.filter { $0.hasSuffix(".yaml") }.map { try text("brands/\($0)") },
      logos: try ProjectFiles.names(in: folder.appendingPathComponent("logos")).map {
        try text("logos/\($0)")
      },
      schemas: try ProjectFiles.schemas(), cataloguePath: "italy.json")
    files.symbols = try ProjectFiles.names(in: folder.appendingPathComponent("symbols")).map {
      try text("symbols/\($0)")
    }
    files.schemas.kind.icons = try file("icons/icons.json").map { list in
      try IconSet(list: list.bytes) { try text("icons/\($0).svg").bytes }
    }
    files.strayPaths = brands.filter { !$0.hasSuffix(".yaml") }.map { "brands/\($0)" }
    files.templates = try ProjectFiles.templates()
    files.existing = try file("italy.json")
    files.baseline = try file("baseline.json")
    return files
  }

  /// The result of a build, or a check, of the folder.
  func run() async throws -> BuildResult { try await result(of: try sources()) }

  /// The same of other sources: of the folder's own, with a change. The same texts are compiled once, whatever number of
  /// questions is asked.
  func result(of files: SourceFiles) async throws -> BuildResult {
    try await Self.runs.result(of: self, files)
  }

  private static let runs = Runs()

  private actor Runs {
    /// The paths and bytes that distinguish the sources of a fixture.
    private struct Sources: Hashable {
      let fixture: String
      let paths: [String]
      let texts: [[UInt8]]
    }
    private var tasks: [Sources: Task<BuildResult, any Error>] = [:]

    func result(of fixture: RuleFixture, _ files: SourceFiles) async throws -> BuildResult {
      let texts = [files.settings] + files.brands
      let sources = Sources(
        fixture: fixture.name, paths: texts.map(\.path) + files.strayPaths, texts: texts.map(\.bytes))
      let task = tasks[sources] ?? Task { try await RuleFixture.compile(files) }
      tasks[sources] = task
      return try await task.value
    }
  }

  private static func compile(_ sources: SourceFiles) async throws -> BuildResult {
    var files = sources
    let pipeline = try pipeline()
    guard let existing = files.existing else { return await pipeline.build(files) }
    if existing.bytes.isEmpty {
      files.existing = nil
      let built = try #require(await pipeline.build(files).files?.first { $0.destination == .catalogue })
      files.existing = SourceText(path: existing.path, bytes: built.bytes)
    }
    return await pipeline.check(files, trackedGeneratedPaths: [])
  }

  /// The pipeline on the day of the fixtures.
  static func pipeline() throws -> CataloguePipeline {
    CataloguePipeline(today: try #require(today), latest: today, jobs: 1)
  }

  /// A file of the folder, under another name.
  func file(_ path: String, as name: String) throws -> SourceText { try text(path, as: name) }

  private func file(_ path: String) throws -> SourceText? {
    let exists = FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
    return exists ? try text(path) : nil
  }

  private func text(_ path: String, as name: String? = nil) throws -> SourceText {
    try ProjectFiles.text(folder.appendingPathComponent(path), as: name ?? path)
  }
}
