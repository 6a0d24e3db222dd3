import CatalogueAuthoring
import Diagnostics
import Foundation

/// A folder of Tests/Fixtures/import: a catalogue as somebody wrote it, its logos, and the expected files and findings.
struct ImportFixture: Sendable, CustomStringConvertible {
  static let root = ProjectFiles.root.appendingPathComponent("Tests/Fixtures/import")
  static let all: [ImportFixture] =
    ProjectFiles.names(in: root).filter { !$0.hasPrefix(".") }.map(ImportFixture.init)

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

  /// The files of the folder `expected`, by their paths within it.
  func expectedFiles() throws -> [String: String] {
    let folder = folder.appendingPathComponent("expected")
    let paths =
      ["catalogue.yaml"]
      + ["brands", "logos"].flatMap { part in
        ProjectFiles.names(in: folder.appendingPathComponent(part)).map { "\(part)/\($0)" }
      }
    return try paths.reduce(into: [:]) { files, path in
      files[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
  }

  /// A line for each finding: the position, the rule and the message.
  func expectedFindings() throws -> [String] {
    try String(contentsOf: folder.appendingPathComponent("expected.txt"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
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
