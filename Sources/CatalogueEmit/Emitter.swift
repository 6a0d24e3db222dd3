public import CatalogueSources
package import Diagnostics
internal import StrictJSON

/// The last stage: writes the catalogue in every output language.
package struct Emitter: Sendable {
  /// By file name, with those that others include.
  let templates: [String: SourceText]
  let languages: [OutputLanguage]

  package init(templates: [String: SourceText], languages: [OutputLanguage]) {
    (self.templates, self.languages) = (templates, languages)
  }

  /// The code of a catalogue in every language.
  package struct Code: Sendable {
    package let files: [EmittedFile]
    /// The catalogue, its entries with their literals.
    package let catalogue: PublishedCatalogue
  }

  /// The code of a catalogue in every language.
  package func emit(_ catalogue: PublishedCatalogue, jobs: Int) async -> Code {
    let catalogue = await withLiterals(catalogue, jobs: jobs)
    let limits = Set(languages.map(\.mostReadable))
    let chunks = Dictionary(
      uniqueKeysWithValues: limits.map { ($0, BrandChunks(catalogue, mostReadable: $0)) })
    let graph = EntryGraph(catalogue)
    let written = await ParallelMap(jobs: jobs).map(languages, smallestPiece: 1) { language in
      let most = language.mostReadable
      return files(of: graph, chunks[most] ?? BrandChunks(catalogue, mostReadable: most), in: language)
    }
    return Code(files: Array(written.joined()), catalogue: catalogue)
  }

  /// The catalogue with the literals of every entry, in the languages whose templates write them.
  private func withLiterals(_ catalogue: PublishedCatalogue, jobs: Int) async -> PublishedCatalogue {
    let languages = languages.filter { $0.each == nil && writesLiterals($0) }
    var collections: [[PublishedEntry]] = []
    for collection in catalogue.collections {
      let readable = languages.filter { !$0.hasTables(of: collection.entries.count) }
        .map(LiteralFragments.init)
      let entries =
        readable.isEmpty
        ? collection.entries
        : await ParallelMap(jobs: jobs).map(collection.entries) {
          LiteralFragments.written($0, of: collection.schema, in: readable)
        }
      collections.append(entries)
    }
    return catalogue.replacingEntries(by: collections)
  }

  /// Whether the template of a language has the tag that writes all entries as literals.
  private func writesLiterals(_ language: OutputLanguage) -> Bool {
    TemplateTags(text(of: language)).contains { $0.text == ChunkView.Form.literals.rawValue }
  }

  private func text(of language: OutputLanguage) -> [UInt8] {
    TemplateText.text(of: language.template, in: templates)
  }

  /// The code of a catalogue, whose brands are in chunks already, in one language.
  package func code(
    of catalogue: PublishedCatalogue, _ chunks: BrandChunks, in language: OutputLanguage
  ) -> [UInt8] {
    files(of: EntryGraph(catalogue), chunks, in: language).first?.bytes ?? []
  }

  /// The file of an output, or one for each entry.
  private func files(
    of graph: EntryGraph, _ chunks: BrandChunks, in language: OutputLanguage
  ) -> [EmittedFile] {
    let view = CatalogueView(graph: graph, language: language, chunks: chunks)
    let template = Template(text(of: language))
    func file(_ name: String, _ object: any TemplateObject) -> EmittedFile {
      EmittedFile(destination: .generated(name), bytes: template.rendered(object))
    }
    guard language.each != nil else { return [file(language.file, view.view)] }
    return view.entryViews.map { file(language.file(of: $0.id), $0.view) }
  }
}

/// A file to be written.
public struct EmittedFile: Equatable, Sendable {
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
  public let content: FileContent

  package init(destination: Destination, content: FileContent) {
    (self.destination, self.content) = (destination, content)
  }

  package init(destination: Destination, bytes: [UInt8]) {
    self.init(destination: destination, content: FileContent(bytes))
  }

  /// The same in one piece.
  public var bytes: [UInt8] { content.bytes }
}
