import CatalogueSources
import Foundation

/// The project's own market.
enum RealCatalogue {
  private static let folder = ProjectFiles.root.appendingPathComponent("catalogue/italy")

  /// Its files, with its catalogue as the last release.
  static func files() throws -> SourceFiles {
    let brands = folder.appendingPathComponent("brands")
    let logos = folder.appendingPathComponent("logos")
    var files = SourceFiles(
      settings: try ProjectFiles.text(folder.appendingPathComponent("catalogue.yaml"), as: "catalogue.yaml"),
      brands: try ProjectFiles.names(in: brands).filter { $0.hasSuffix(".yaml") }.map {
        try ProjectFiles.text(brands.appendingPathComponent($0), as: "brands/\($0)")
      },
      logos: try ProjectFiles.names(in: logos).map {
        try ProjectFiles.text(logos.appendingPathComponent($0), as: "logos/\($0)")
      },
      schemas: try ProjectFiles.schemas(), cataloguePath: "italy.json")
    files.templates = try ProjectFiles.templates()
    files.baseline = try ProjectFiles.text(
      ProjectFiles.root.appendingPathComponent("catalogue/italy.json"), as: "italy.json")
    return files
  }
}
