import CatalogueLanguageServer
import CatalogueSources
import Diagnostics
import Foundation
import TestSupport

/// A project in memory, as it would be in the folder /project, with the schemas of this one.
final class MemoryLibrary: CatalogueLibrary {
  /// The files of catalogues, by their paths in the project.
  var files: [String: String]
  /// The last release of each catalogue, by its folder.
  var releases: [String: [UInt8]] = [:]
  /// Why none can be read; `nil` where all can.
  var failure: String?
  /// How often a catalogue was read.
  private(set) var readings = 0

  init(_ files: [String: String]) { self.files = files }

  static let project = "/project"

  func folder(of path: String) -> CatalogueFolder? {
    let names = path.split(separator: "/").map(String.init)
    guard names.starts(with: ["project", "catalogue"]), names.count > 3 else { return nil }
    let folder = "catalogue/\(names[2])"
    return files["\(folder)/catalogue.yaml"] == nil
      ? nil : CatalogueFolder(project: Self.project, path: folder)
  }

  func read(_ folder: CatalogueFolder) throws(UnreadableCatalogue) -> SourceFiles {
    readings += 1
    var sources = try readSchemas(folder)
    do {
      sources.brands = paths(below: folder.path, ending: ".yaml").map(text)
      sources.logos = paths(below: "\(folder.path)/logos", ending: ".svg").map(text)
      sources.symbols = paths(below: "\(folder.path)/symbols", ending: ".svg").map(text)
      sources.assets = sources.schemas.kind.assets.flatMap { assets in
        paths(below: "\(folder.path)/\(assets.name)", ending: "").map {
          AssetFile(path: $0, folder: assets.name, text($0).bytes)
        }
      }
      for name in try Project.templateNames() {
        sources.templates[name] = SourceText(
          path: "templates/\(name)", bytes: try Project.bytes("templates/\(name)"))
      }
      sources.baseline = releases[folder.path].map { SourceText(path: "\(folder.path).json", bytes: $0) }
      return sources
    } catch { throw UnreadableCatalogue("\(error)") }
  }

  func readSchemas(_ folder: CatalogueFolder) throws(UnreadableCatalogue) -> SourceFiles {
    if let failure { throw UnreadableCatalogue(failure) }
    guard let settings = files["\(folder.path)/catalogue.yaml"] else {
      throw UnreadableCatalogue("there is no \(folder.path)/catalogue.yaml")
    }
    if let unknown = unknownKind(in: text("\(folder.path)/catalogue.yaml"), of: folder) { throw unknown }
    let kind = settings.split(separator: "\n").first { $0.hasPrefix("kind: ") }?.dropFirst(6) ?? "brands"
    do {
      var kindFiles = KindFiles(
        name: String(kind), schemas: [], configuration: try Self.schema("\(kind)/kind.yaml"))
      kindFiles.readNamedFiles { path throws(UnreadableCatalogue) in
        do { return try Self.schema("\(kind)/\(path)") } catch { throw UnreadableCatalogue("\(error)") }
      }
      return SourceFiles(
        settings: text("\(folder.path)/catalogue.yaml"), brands: [], logos: [],
        schemas: SchemaFiles(kind: kindFiles, settings: try Self.schema("catalogue.schema.json")),
        cataloguePath: "\(folder.path).json")
    } catch { throw UnreadableCatalogue("\(error)") }
  }

  func unknownKind(in settings: SourceText, of folder: CatalogueFolder) -> UnreadableCatalogue? {
    guard let kind = KindName(in: settings), !["activities", "brands", "vocabulary"].contains(kind.name)
    else { return nil }
    return UnreadableCatalogue("there is no kind \"\(kind.name)\"", at: settings.location(kind.span))
  }

  private func paths(below folder: String, ending: String) -> [String] {
    files.keys.filter {
      $0.hasPrefix(folder + "/") && $0.hasSuffix(ending) && !$0.hasSuffix("/catalogue.yaml")
    }
  }

  private func text(_ path: String) -> SourceText {
    SourceText(path: path, bytes: Array((files[path] ?? "").utf8))
  }

  private static func schema(_ name: String) throws -> SourceText {
    SourceText(path: "schemas/\(name)", bytes: try Project.bytes("schemas/\(name)"))
  }
}

extension MemoryLibrary {
  /// A market of two brands, of which nothing is wrong.
  static func market() -> MemoryLibrary {
    MemoryLibrary([
      "catalogue/italy/catalogue.yaml": """
      kind: brands
      country: IT
      schemaVersion: 1
      neutralColor: "#5F6368"
      categories:
        - id: grocery
          name: Supermercati
          minimum: 0
          words: [supermercato]
      stopWords: []

      """,
      "catalogue/italy/brands/coop.yaml": brand("coop", "Coop", "aliases:\n  - Ipercoop\n"),
      "catalogue/italy/brands/pam.yaml": brand("pam", "Pam"),
    ])
  }

  /// A brand's file with nothing wrong in it.
  static func brand(_ id: String, _ name: String, _ more: String = "") -> String {
    """
    # yaml-language-server: $schema=../../../schemas/brands/brand.schema.json
    id: \(id)
    name: \(name)
    category: grocery
    color: null
    logo: null
    barcode: null
    sources:
      - https://www.example.com
    \(more)
    """
  }

  /// The vocabulary of this project.
  static func vocabulary() throws -> MemoryLibrary { try catalogue("vocabulary") }

  /// A catalogue of this project.
  static func catalogue(_ name: String) throws -> MemoryLibrary {
    let folder = Project.root.appendingPathComponent("catalogue/\(name)")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var files: [String: String] = [:]
    for file in names where file.hasSuffix(".yaml") || file.hasSuffix(".svg") {
      let path = "catalogue/\(name)/\(file)"
      files[path] = String(decoding: try Project.bytes(path), as: UTF8.self)
    }
    return MemoryLibrary(files)
  }
}
