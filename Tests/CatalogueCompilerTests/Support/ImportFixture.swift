import CatalogueAuthoring
import Diagnostics
import Foundation

/// A case whose command is an import: a catalogue as somebody wrote it, and its logos.
struct ImportFixture: Sendable, CustomStringConvertible {
  static let root = ProjectFiles.root.appendingPathComponent("Tests/Fixtures/cases/commands")
  static let all = ["import-left-to-do", "import-repairs"].map(ImportFixture.init)

  let name: String

  var description: String { name }

  private var folder: URL { Self.root.appendingPathComponent(name) }

  func sources() throws -> ImportSources {
    var sources = ImportSources(
      catalogue: try text("catalogue.json"), schemas: try ProjectFiles.schemas())
    sources.logos = try ProjectFiles.names(in: folder.appendingPathComponent("logos")).map {
      try text("logos/\($0)")
    }
    sources.schemaFolder = "../../schemas"
    return sources
  }

  private func text(_ path: String) throws -> SourceText {
    try ProjectFiles.text(folder.appendingPathComponent(path), as: path)
  }
}

extension ImportResult {
  /// The texts of the files, by path.
  var texts: [String: String] {
    files.reduce(into: [:]) { $0[$1.path] = String(decoding: $1.bytes, as: UTF8.self) }
  }

  /// A line for each finding.
  var findings: [String] {
    diagnostics.map { "\($0.location.map { "\($0): " } ?? "")\($0.rule): \($0.message)" }
  }
}
