internal import CatalogueCompiler
internal import Diagnostics
internal import Foundation

/// Reads everything that a build needs from disk.
struct SourceFolder {
  private let options: FileOptions

  /// More than any source may have; what is longer is read only so far, and then refused as too long.
  private static let sourceLimit = 1 << 20 + 1
  private static let catalogueLimit = 256 << 20

  init(_ options: FileOptions) { self.options = options }

  func read() throws -> SourceFiles {
    let market = options.market.trimmingSlashes
    guard FileManager.default.fileExists(atPath: market) else {
      throw FileError(
        "there is no folder \(market); run this in the project's folder, or name one with --market")
    }
    let schemas = options.schemas.trimmingSlashes
    let brands = try names(in: market + "/brands")
    var files = SourceFiles(
      settings: try source(market + "/catalogue.yaml"),
      brands: try brands.filter { $0.hasSuffix(".yaml") }.map { try source("\(market)/brands/\($0)") },
      logoPaths: try names(in: market + "/logos").map { "\(market)/logos/\($0)" },
      schemas: SchemaFiles(
        brand: try source(schemas + "/brand.schema.json"),
        settings: try source(schemas + "/catalogue.schema.json"),
        published: try source(schemas + "/published.schema.json")),
      cataloguePath: options.cataloguePath)
    files.strayPaths = brands.filter { !$0.hasSuffix(".yaml") }.map { "\(market)/brands/\($0)" }
    for name in try names(in: options.templates.trimmingSlashes) where name.hasSuffix(".mustache") {
      files.templates[name] = try source("\(options.templates.trimmingSlashes)/\(name)")
    }
    files.existing = try catalogue(options.cataloguePath, mustExist: false)
    files.baseline = try options.baseline.map { try catalogue($0, mustExist: true) } ?? files.existing
    return files
  }

  private func source(_ path: String) throws -> SourceText {
    SourceText(path: path, bytes: try FileBytes.read(path, limit: Self.sourceLimit))
  }

  private func catalogue(_ path: String, mustExist: Bool) throws -> SourceText? {
    guard mustExist || FileManager.default.fileExists(atPath: path) else { return nil }
    return SourceText(path: path, bytes: try FileBytes.read(path, limit: Self.catalogueLimit))
  }

  /// The names of a folder's files, hidden ones left out; none where there is no such folder.
  private func names(in folder: String) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
  }
}
