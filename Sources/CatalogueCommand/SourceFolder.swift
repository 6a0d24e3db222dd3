internal import CatalogueCompiler
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// Reads everything that a build needs from disk.
struct SourceFolder {
  private let options: FileOptions

  /// More than any source may have; what is longer is read only so far, and then refused as too long.
  private static let sourceLimit = 1 << 20 + 1
  private static let catalogueLimit = 256 << 20

  init(_ options: FileOptions) { self.options = options }

  func read() throws(FileError) -> SourceFiles {
    let market = options.market.trimmingSlashes
    guard FileManager.default.fileExists(atPath: market) else {
      throw FileError(
        "there is no folder \(market); run this in the project's folder, or name one with --market")
    }
    let schemas = options.schemas.trimmingSlashes
    let brands = try names(in: market + "/brands")
    // A market may have no logo yet; without brands it is none.
    let logos =
      FileManager.default.fileExists(atPath: market + "/logos") ? try names(in: market + "/logos") : []
    var files = SourceFiles(
      settings: try source(market + "/catalogue.yaml"),
      brands: try sources(brands.filter { $0.hasSuffix(".yaml") }, in: "\(market)/brands"),
      logos: try sources(logos, in: "\(market)/logos"),
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
    files.baseline =
      if let baseline = options.baseline { try catalogue(baseline, mustExist: true) } else { files.existing }
    return files
  }

  private func source(_ path: String) throws(FileError) -> SourceText {
    SourceText(path: path, bytes: try FileBytes.read(path, limit: Self.sourceLimit))
  }

  private func sources(_ names: [String], in folder: String) throws(FileError) -> [SourceText] {
    var sources: [SourceText] = []
    sources.reserveCapacity(names.count)
    for name in names { sources.append(try source("\(folder)/\(name)")) }
    return sources
  }

  private func catalogue(_ path: String, mustExist: Bool) throws(FileError) -> SourceText? {
    guard mustExist || FileManager.default.fileExists(atPath: path) else { return nil }
    return SourceText(path: path, bytes: try FileBytes.read(path, limit: Self.catalogueLimit))
  }

  /// The names of a folder's files, sorted, hidden ones left out.
  private func names(in folder: String) throws(FileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
        .sorted()
    } catch {
      throw FileError("list the folder", folder, error)
    }
  }
}
