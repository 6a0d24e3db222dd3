import Catalogue
import CatalogueCompiler
import Diagnostics
import Foundation
import TestSupport
import Testing

/// The project's own catalogue, built from its sources.
enum RealCatalogue {
  static func build() async throws -> (json: [UInt8], code: [String: [UInt8]]) {
    let day = try #require(CalendarDate("2026-01-01"))
    let result = await CataloguePipeline(today: day, jobs: 2).build(try sources())
    let files = try #require(result.files, "\(result.diagnostics.map(\.message))")
    var json: [UInt8] = []
    var code: [String: [UInt8]] = [:]
    for file in files {
      switch file.destination {
      case .catalogue: json = file.bytes
      case .generated(let name): code[name] = file.bytes
      }
    }
    return (json, code)
  }

  static func sources() throws -> SourceFiles {
    var files = SourceFiles(
      settings: try text("catalogue/italy/catalogue.yaml"),
      brands: try names("catalogue/italy/brands").map { try text("catalogue/italy/brands/\($0)") },
      logoPaths: try names("catalogue/italy/logos").map { "catalogue/italy/logos/\($0)" },
      schemas: SchemaFiles(
        brand: try text("schemas/brand.schema.json"), settings: try text("schemas/catalogue.schema.json"),
        published: try text("schemas/published.schema.json")),
      cataloguePath: "catalogue/italy.json")
    for name in try names("templates") { files.templates[name] = try text("templates/\(name)") }
    files.existing = try text("catalogue/italy.json")
    files.baseline = files.existing
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
