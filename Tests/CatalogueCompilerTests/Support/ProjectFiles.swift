import CatalogueSources
import Diagnostics
import Foundation
import TestSupport

/// The project's own files, which every compilation in these tests is given.
enum ProjectFiles {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The names of a folder's files, sorted; none where there is no such folder.
  static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// A file under the name that findings call it by.
  static func text(_ url: URL, as path: String) throws -> SourceText {
    SourceText(path: path, bytes: Array(try Data(contentsOf: url)))
  }

  static func schemas() throws -> SchemaFiles {
    SchemaFiles(
      kind: KindFiles(
        name: "brands", schemas: [try file("brands/brand.schema.json")],
        configuration: try file("brands/kind.yaml")),
      settings: try file("catalogue.schema.json"))
  }

  static func templates() throws -> [String: SourceText] {
    let folder = root.appendingPathComponent("templates")
    var templates: [String: SourceText] = [:]
    for name in try Project.templateNames() {
      templates[name] = try text(folder.appendingPathComponent(name), as: "templates/\(name)")
    }
    return templates
  }

  private static func file(_ name: String) throws -> SourceText {
    let path = "schemas/\(name)"
    return try text(root.appendingPathComponent(path), as: path)
  }
}
