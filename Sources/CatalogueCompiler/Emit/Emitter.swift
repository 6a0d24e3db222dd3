internal import Catalogue
internal import Diagnostics
internal import Mustache

/// The last stage: writes the catalogue in every output language.
struct Emitter: Sendable {
  /// By file name, with those that others include.
  let templates: [String: SourceText]
  let categories: [MarketSettings.Category]
  let languages: [OutputLanguage]

  func emit(_ versioned: VersionedCatalogue) async throws -> [EmittedFile] {
    let json = EmittedFile(destination: .catalogue, bytes: versioned.json)
    let catalogue = versioned.catalogue.compiled
    let chunks = BrandChunks(catalogue.brands)
    return try await withThrowingTaskGroup(of: (Int, EmittedFile).self) { group in
      for (index, language) in languages.enumerated() {
        group.addTask {
          let code = try code(of: catalogue, chunks, in: language)
          return (index, EmittedFile(destination: .generated(language.file), bytes: code))
        }
      }
      var files: [(Int, EmittedFile)] = []
      for try await file in group { files.append(file) }
      return [json] + files.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// The code of a catalogue, whose brands are in chunks already, in one language.
  func code(of catalogue: Catalogue, _ chunks: BrandChunks, in language: OutputLanguage) throws -> [UInt8] {
    let template = try MustacheTemplate(string: TemplateText.text(of: language.template, in: templates))
    let text = template.render(
      CatalogueView(catalogue: catalogue, categories: categories, language: language, chunks: chunks))
    return Array(text.utf8)
  }
}

extension Catalogue {
  /// The catalogue as code has it: without the digests of the logos, which come with the app.
  var compiled: Catalogue {
    let brands = brands.map { brand in
      var brand = brand
      brand.logoDigest = nil
      return brand
    }
    return Catalogue(
      schemaVersion: schemaVersion, country: country, version: version, brands: brands, tombstones: tombstones
    )
  }
}

/// A file to be written.
public struct EmittedFile: Hashable, Sendable {
  /// Where it belongs.
  public enum Destination: Hashable, Sendable {
    /// The published catalogue, `italy.json`.
    case catalogue
    /// A file of that name among the generated ones.
    case generated(String)
  }

  /// Where it belongs.
  public let destination: Destination
  /// What it holds.
  public let bytes: [UInt8]
}
