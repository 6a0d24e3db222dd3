internal import Catalogue
internal import Diagnostics
internal import Mustache

/// The last stage: writes the catalogue in every output language.
struct Emitter: Sendable {
  let templates: [String: SourceText]
  let categories: [MarketSettings.Category]

  func emit(_ versioned: VersionedCatalogue) async throws -> [EmittedFile] {
    let json = EmittedFile(destination: .catalogue, bytes: versioned.json)
    return try await withThrowingTaskGroup(of: (Int, EmittedFile).self) { group in
      for (index, language) in OutputLanguage.all.enumerated() {
        group.addTask { (index, try emit(versioned.catalogue, in: language)) }
      }
      var files: [(Int, EmittedFile)] = []
      for try await file in group { files.append(file) }
      return [json] + files.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func emit(_ catalogue: Catalogue, in language: OutputLanguage) throws -> EmittedFile {
    let source = templates[language.template].map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    let template = try MustacheTemplate(string: source)
    let text = template.render(
      CatalogueView(catalogue: catalogue, categories: categories, language: language))
    return EmittedFile(destination: .generated(language.file), bytes: Array(text.utf8))
  }
}
