import CatalogueCompiler
import Foundation

/// The project's own market.
enum RealCatalogue {
  private static let folder = ProjectFiles.root.appendingPathComponent("catalogue/italy")

  /// Its files, with its catalogue as the last release.
  static func files() throws -> SourceFiles {
    let brands = folder.appendingPathComponent("brands")
    var files = SourceFiles(
      settings: try ProjectFiles.text(folder.appendingPathComponent("catalogue.yaml"), as: "catalogue.yaml"),
      brands: try ProjectFiles.names(in: brands).filter { $0.hasSuffix(".yaml") }.map {
        try ProjectFiles.text(brands.appendingPathComponent($0), as: "brands/\($0)")
      },
      logoPaths: ProjectFiles.names(in: folder.appendingPathComponent("logos")).map { "logos/\($0)" },
      schemas: try ProjectFiles.schemas(), cataloguePath: "italy.json")
    files.templates = try ProjectFiles.templates()
    files.baseline = try ProjectFiles.text(
      ProjectFiles.root.appendingPathComponent("catalogue/italy.json"), as: "italy.json")
    return files
  }
}
