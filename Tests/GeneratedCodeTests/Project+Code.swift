import Catalogue
@testable import CatalogueCompiler
import Diagnostics
import TestSupport

extension Project {
  /// The code that a catalogue gives, by file name.
  static func code(of catalogue: Catalogue) async throws -> [String: [UInt8]] {
    try await code(of: catalogue, in: OutputLanguage.standard)
  }

  /// The Swift code that a catalogue gives an app which links the library.
  static func importingCode(of catalogue: Catalogue) async throws -> [UInt8]? {
    var language = OutputLanguage(template: "Brands.swift.mustache")
    language.importsLibrary = true
    return try await code(of: catalogue, in: [language])["Brands.swift"]
  }

  private static func code(of catalogue: Catalogue, in languages: [OutputLanguage]) async throws -> [String:
    [UInt8]]
  {
    var templates: [String: SourceText] = [:]
    for name in try templateNames() {
      templates[name] = SourceText(path: name, bytes: try bytes("templates/\(name)"))
    }
    let checked = CheckedCatalogue(catalogue)
    let versioned = VersionedCatalogue(checked, baseline: nil, existing: nil, today: catalogue.version.date)
    let emitter = Emitter(templates: templates, categories: checked.categories, languages: languages)
    let files = try await emitter.emit(versioned)
    return files.reduce(into: [:]) { code, file in
      if case .generated(let name) = file.destination { code[name] = file.bytes }
    }
  }
}

extension CheckedCatalogue {
  /// A catalogue made in a test, with a category for each that its brands name, and never without one.
  init(_ catalogue: Catalogue) {
    let ids = Set(catalogue.brands.map(\.category) + ["grocery"]).sorted()
    self.init(
      schemaVersion: catalogue.schemaVersion, country: catalogue.country,
      categories: ids.map {
        MarketSettings.Category(
          id: Located(value: $0, span: 0..<0), name: $0, minimum: nil, maximum: nil, words: [])
      }, brands: catalogue.brands, tombstones: catalogue.tombstones)
  }
}
