import Catalogue
import Diagnostics
import StrictJSON
import TestSupport
import Testing

@testable import CatalogueEmit
@testable import CatalogueRules
@testable import CatalogueSources

extension Project {
  /// The code that a catalogue gives, by file name.
  static func code(of catalogue: Catalogue) async throws -> [String: [UInt8]] {
    let files = ["Brands.kt", "Brands.swift", "Brands.ts"]
    return try code(of: catalogue, in: files.map { OutputLanguage(template: "\($0).mustache") })
  }

  /// The Swift code that a catalogue gives an app which links the library.
  static func importingCode(of catalogue: Catalogue) async throws -> [UInt8]? {
    var language = OutputLanguage(template: "Brands.swift.mustache")
    language.importsLibrary = true
    return try code(of: catalogue, in: [language])["Brands.swift"]
  }

  private static func code(
    of catalogue: Catalogue, in languages: [OutputLanguage]
  ) throws -> [String: [UInt8]] {
    var templates: [String: SourceText] = [:]
    for name in try templateNames() {
      templates[name] = SourceText(path: name, bytes: try bytes("templates/\(name)"))
    }
    let ids = Set(catalogue.brands.map(\.category.rawValue) + ["grocery"]).sorted()
    var published = try PublishedCatalogue(catalogue)
    let listed = catalogue.categories.map(\.id)
    published.categories += ids.filter { !listed.contains($0) }.map { CatalogueCategory(id: $0, title: $0) }
    let languages = languages.map { $0.adapted(to: published.kind) }
    let emitter = Emitter(templates: templates, languages: languages)
    return languages.reduce(into: [:]) { code, language in
      let chunks = BrandChunks(published, mostReadable: language.mostReadable)
      code[language.file] = emitter.code(of: published, chunks, in: language)
    }
  }
}

extension PublishedCatalogue {
  /// A catalogue made in a test, with texts that no reader would accept.
  init(_ catalogue: Catalogue) throws {
    let kind = try KindSchema(BuiltMarket.sources("Tests/Fixtures/market").schemas.kind)
    let publisher = EntryPublisher(try #require(kind.collections.first))
    let brands = try JSONReader.read(catalogue.json()).object?["brands"]?.array ?? []
    let entries = try zip(catalogue.brands, brands).map { brand, written in
      publisher.entry(
        try #require(written.object), id: brand.id, neutral: NeutralColor(brand.initialsBackground),
        digest: nil)
    }
    self.init(
      schemaVersion: catalogue.schemaVersion, country: catalogue.country, version: catalogue.version,
      kind: kind, collections: [(entries, catalogue.tombstones)], categories: catalogue.categories)
  }
}

extension TemporaryFolder {
  /// Compiles Swift files into a program, warnings being errors, and returns its path.
  func compiled(swift files: [String], _ arguments: [String] = []) throws -> String {
    let program = "\(path)/program"
    let flags = ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
    let compiled = try Program.run(["swiftc"] + flags + files + ["-o", program] + arguments)
    try #require(compiled.status == 0, "\(compiled.errors)")
    return program
  }
}
