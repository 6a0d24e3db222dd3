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
    let catalogue = versioned.catalogue
    let chunks = BrandChunks(catalogue)
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
  func code(
    of catalogue: PublishedCatalogue, _ chunks: BrandChunks, in language: OutputLanguage
  ) throws -> [UInt8] {
    let template = try MustacheTemplate(string: TemplateText.text(of: language.template, in: templates))
    let view = CatalogueView(
      catalogue: catalogue, categories: categories, language: language, chunks: chunks)
    let text = template.render(view.view)
    return Array(text.utf8)
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
