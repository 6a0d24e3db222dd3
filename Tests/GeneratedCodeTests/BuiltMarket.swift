import Catalogue
import CatalogueCompiler
import CatalogueEmit
import CatalogueSources
import Diagnostics
import Foundation
import TestSupport
import Testing

/// What a market of this project gives, built from its sources on a fixed day.
struct BuiltMarket {
  private(set) var json: [UInt8] = []
  private(set) var code: [String: [UInt8]] = [:]

  /// - Parameter folder: the market's folder within the project.
  init(folder: String) async throws {
    let day = try #require(CalendarDate("2026-05-31"))
    let result = await CataloguePipeline(today: day, jobs: 2).build(try Self.sources(folder))
    let files = try #require(result.files, "\(result.diagnostics.map(\.message))")
    for file in files {
      switch file.destination {
      case .catalogue: json = file.bytes
      case .generated(let name): code[name] = file.bytes
      }
    }
  }

  /// The sources of a market of this project.
  static func sources(_ folder: String) throws -> SourceFiles {
    var files = SourceFiles(
      settings: try text("\(folder)/catalogue.yaml"),
      brands: try names("\(folder)/brands").map { try text("\(folder)/brands/\($0)") },
      logos: try names("\(folder)/logos").map { try text("\(folder)/logos/\($0)") },
      schemas: SchemaFiles(
        kind: KindFiles(
          name: "brands", schemas: [try text("schemas/brands/brand.schema.json")],
          configuration: try text("schemas/brands/kind.yaml")),
        settings: try text("schemas/catalogue.schema.json")),
      cataloguePath: "\(folder).json")
    for name in try Project.templateNames() { files.templates[name] = try text("templates/\(name)") }
    return files
  }

  private static func text(_ path: String) throws -> SourceText {
    SourceText(path: path, bytes: try Project.bytes(path))
  }

  private static func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Project.root.appendingPathComponent(folder).path)
      .sorted()
  }
}
