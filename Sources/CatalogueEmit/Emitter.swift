public import CatalogueSources
package import Diagnostics
internal import StrictJSON

/// The last stage: writes the catalogue in every output language.
package struct Emitter: Sendable {
  /// By file name, with those that others include.
  let templates: [String: SourceText]
  let languages: [OutputLanguage]
  /// What the engine made of templates before; `nil` where that isn't known.
  private let earlier: EarlierTemplates?

  package init(
    templates: [String: SourceText], languages: [OutputLanguage],
    earlier: EarlierTemplates? = nil
  ) {
    self.templates = templates
    self.languages = languages
    self.earlier = earlier
  }

  /// The code of a catalogue in every language, with what spares the next build work.
  package struct Code: Sendable {
    package let files: [EmittedFile]
    /// What the engine made of the templates that aren't given entries.
    package let templates: [RenderedTemplate]
    /// The catalogue, its entries with their literals.
    package let catalogue: PublishedCatalogue
  }

  /// The code of a catalogue in every language.
  package func emit(_ catalogue: PublishedCatalogue, jobs: Int) async throws -> Code {
    let prepared = languages.map { MarkedTemplate(of: $0, in: templates) }
    let catalogue = await withLiterals(catalogue, for: prepared, jobs: jobs)
    let limits = Set(languages.map(\.mostReadable))
    let chunks = Dictionary(
      uniqueKeysWithValues: limits.map { ($0, BrandChunks(catalogue, mostReadable: $0)) })
    let graph = EntryGraph(catalogue)
    return try await withThrowingTaskGroup(of: (Int, Output).self) { group in
      for (index, template) in prepared.enumerated() {
        group.addTask {
          let most = template.language.mostReadable
          let chunks = chunks[most] ?? BrandChunks(catalogue, mostReadable: most)
          return (index, try output(of: graph, chunks, by: template))
        }
      }
      var outputs: [(Int, Output)] = []
      for try await output in group { outputs.append(output) }
      let sorted = outputs.sorted { $0.0 < $1.0 }.map(\.1)
      return Code(
        files: sorted.flatMap(\.files), templates: sorted.compactMap(\.rendered), catalogue: catalogue)
    }
  }

  /// The catalogue with the literals of every entry, in the languages whose templates write them.
  private func withLiterals(
    _ catalogue: PublishedCatalogue, for templates: [MarkedTemplate], jobs: Int
  ) async -> PublishedCatalogue {
    let languages = templates.filter(\.writesLiterals).map(\.language)
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

  /// What is written in one language.
  private struct Output {
    let files: [EmittedFile]
    /// `nil` where the next build couldn't use it.
    let rendered: RenderedTemplate?
  }

  /// The code of a catalogue, whose brands are in chunks already, in one language.
  package func code(
    of catalogue: PublishedCatalogue, _ chunks: BrandChunks, in language: OutputLanguage
  ) throws -> [UInt8] {
    let template = MarkedTemplate(of: language, in: templates)
    return try output(of: EntryGraph(catalogue), chunks, by: template).files.first?.bytes ?? []
  }

  /// The file of an output, or one for each entry.
  private func output(
    of graph: EntryGraph, _ chunks: BrandChunks, by template: MarkedTemplate
  ) throws -> Output {
    let language = template.language
    let view = CatalogueView(
      graph: graph, language: language, chunks: chunks, marks: template.subjects)
    let marks = TemplateMarks(
      texts: template.texts, version: graph.catalogue.version, chunks: chunks, language: language)
    func file(_ name: String, _ rendered: SharedBytes) -> EmittedFile {
      EmittedFile(destination: .generated(name), content: marks.replaced(in: rendered))
    }
    guard language.each != nil else {
      let (text, kept) = try rendered(template.text, view)
      return Output(files: [file(language.file, text)], rendered: kept)
    }
    let pieces = try TemplatePieces(template.text)
    let files = view.entryViews.map { file(language.file(of: $0.id), pieces.render($0.view)) }
    return Output(files: files, rendered: nil)
  }

  /// What the engine makes of the template of a whole catalogue, and what the next build may use of that.
  private func rendered(
    _ template: [UInt8], _ view: CatalogueView
  ) throws -> (text: SharedBytes, kept: RenderedTemplate?) {
    let input = earlier.flatMap { TemplateInput(template, given: view, kind: $0.kind)?.bytes }
    if let input, let text = earlier?.cache.text(renderedOf: input) {
      return (text, RenderedTemplate(input: input, text: text, isCached: true))
    }
    let text = try TemplatePieces(template).render(view.view)
    return (text, input.map { RenderedTemplate(input: $0, text: text, isCached: false) })
  }
}

/// What the engine made of templates in the build before.
package struct EarlierTemplates: Sendable {
  /// A digest of the files of the kind.
  let kind: String
  let cache: BuildCache

  package init(of kind: KindFiles, in cache: BuildCache) { (self.kind, self.cache) = (kind.digest, cache) }
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
