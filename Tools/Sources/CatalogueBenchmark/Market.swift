internal import CatalogueSources
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// A market's folder, which scripts/bench/corpus.py writes.
struct Market {
  let folder: String

  /// The sources, read by the plainest means, with the project's own schemas and templates.
  func read() throws -> SourceFiles {
    var files = SourceFiles(
      settings: try text("\(folder)/catalogue.yaml"), brands: try texts("brands"), logos: try texts("logos"),
      schemas: SchemaFiles(
        kind: KindFiles(
          name: "brands", schemas: [try text("schemas/brands/brand.schema.json")],
          configuration: try text("schemas/brands/kind.yaml")),
        settings: try text("schemas/catalogue.schema.json")),
      cataloguePath: folder + ".json")
    for name in try FolderListing.files(below: "templates", depth: 3) {
      files.templates[name] = try text("templates/\(name)")
    }
    return files
  }

  private func texts(_ name: String) throws -> [SourceText] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)").sorted()
      .map { try text("\(folder)/\(name)/\($0)") }
  }

  private func text(_ path: String) throws -> SourceText {
    SourceText(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
  }
}
