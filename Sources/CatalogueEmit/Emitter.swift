package import CatalogueSources
package import Diagnostics

/// The last stage: writes the catalogue in every output language.
package struct Emitter: Sendable {
  /// By file name, with those that others include.
  let templates: [String: SourceText]
  let categories: [MarketSettings.Category]
  let languages: [OutputLanguage]

  package init(
    templates: [String: SourceText], categories: [MarketSettings.Category], languages: [OutputLanguage]
  ) {
    self.templates = templates
    self.categories = categories
    self.languages = languages
  }

  /// The code of a catalogue in every language.
  package func emit(_ catalogue: PublishedCatalogue) async throws -> [EmittedFile] {
    let limits = Set(languages.map(\.mostReadable))
    let chunks = Dictionary(
      uniqueKeysWithValues: limits.map { ($0, BrandChunks(catalogue, mostReadable: $0)) })
    let graph = EntryGraph(catalogue)
    return try await withThrowingTaskGroup(of: (Int, [EmittedFile]).self) { group in
      for (index, language) in languages.enumerated() {
        group.addTask {
          let chunks =
            chunks[language.mostReadable]
            ?? BrandChunks(catalogue, mostReadable: language.mostReadable)
          return (index, try self.files(of: graph, chunks, in: language))
        }
      }
      var files: [(Int, [EmittedFile])] = []
      for try await file in group { files.append(file) }
      return files.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
  }

  /// The code of a catalogue, whose brands are in chunks already, in one language.
  package func code(
    of catalogue: PublishedCatalogue, _ chunks: BrandChunks, in language: OutputLanguage
  ) throws -> [UInt8] {
    try files(of: EntryGraph(catalogue), chunks, in: language).first?.bytes ?? []
  }

  /// The file of an output, or one for each entry.
  private func files(
    of graph: EntryGraph, _ chunks: BrandChunks, in language: OutputLanguage
  ) throws -> [EmittedFile] {
    let (source, texts) = TemplateMarks.split(TemplateText.text(of: language.template, in: templates))
    let rows = MemberRows(source)
    let text = rows?.template ?? source
    let template = try TemplatePieces(text)
    let view = CatalogueView(
      graph: graph, categories: categories, language: language, chunks: chunks,
      marks: rows == nil ? .chunks : .chunksAndMembers)
    let marks = TemplateMarks(texts: texts, chunks: chunks, language: language)
    func file(_ name: String, _ view: Any) -> EmittedFile {
      EmittedFile(destination: .generated(name), bytes: marks.replaced(in: template.render(view)))
    }
    guard language.each != nil else { return [file(language.file, view.view)] }
    return view.entryViews.map { file(language.file(of: $0.id), $0.view) }
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

  package init(destination: Destination, bytes: [UInt8]) {
    self.destination = destination
    self.bytes = bytes
  }
}
