import CatalogueSources
import Foundation

/// A market of hundreds of brands with logos, which were drawn for it: nobody's marks.
enum DrawnMarket {
  private static let folder = ProjectFiles.root.appendingPathComponent("Tests/Fixtures/drawn")

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
