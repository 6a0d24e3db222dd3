internal import Catalogue
public import CatalogueRules
public import CatalogueSources
public import Diagnostics
internal import JSONSchema
internal import StrictJSON
internal import YAMLSource

/// Starts new brand files in a market.
public struct BrandAuthor: Sendable {
  private let context: SourceContext
  private let parser: SourceParser
  private let template: BrandTemplate

  /// - Parameter collection: the index of the collection that new entries are of.
  /// - Throws: ``UnreadableInput``, with what is wrong with a schema.
  public init(_ files: SourceFiles, collection: Int = 0) async throws(UnreadableInput) {
    var files = files
    (files.logos, files.symbols) = ([], [])
    let schemas = try CompiledSchemas(files.schemas)
    parser = schemas.parser(jobs: 1)
    let all = SourceContext(
      sources: await parser.parse(files),
      baseline: files.baseline.flatMap { try? ReleasedCatalogue($0) }, templates: nil)
    context = all.of(collection: collection)
    template = BrandTemplate(
      schema: try? JSONReader.read(files.schemas.kind.schemas[collection].bytes), fields: context.fields,
      settings: context.settings,
      modeline: BrandTemplate.modeline(
        of: context.brands.first?.source, in: files.schemas.kind.name, context.schema.collection))
  }

  /// Whether entries have a field for each of what a person is asked for.
  public var asked: (name: Bool, category: Bool, color: Bool) {
    let fields = context.fields
    return (fields.namePath != nil, fields.category != nil, fields.bindings[.tileColor] != nil)
  }

  /// The ids of the market's categories.
  public var categories: [String] { context.settings.categories.map(\.id.value) }

  /// The id that a name gives, as an import derives it; `nil` where it gives none, or one that is taken.
  public func id(for name: String) -> String? {
    EntryID.derived(from: name, of: context.schema.idLengths)
      .flatMap { context.problem(withNewID: $0) == nil ? $0 : nil }
  }

  /// The file of a draft, formatted as by ``BrandFileFormatter``. What isn't known is empty, which a check reports.
  public func file(for draft: BrandDraft) -> SourceText {
    SourceText(
      path: context.settings.path(of: draft.id, in: context.schema.collection),
      bytes: Array(YAMLWriter.text(of: template.node(draft)).utf8))
  }

  /// The fields of a draft's file that a person has to fill in.
  public func openFields(of draft: BrandDraft) -> [String] {
    guard case .mapping(let fields) = template.node(draft).content else { return [] }
    return fields.filter { BrandTemplate.isOpen($0.value) }.map(\.key)
  }

  /// Why a draft can't become a brand, a sentence for each reason; empty when it can.
  public func problems(with draft: BrandDraft) -> [String] {
    let taken = [context.problem(withNewID: draft.id), takenName(draft)].compactMap(\.self) + homeless(draft)
    let source = file(for: draft)
    let alone = SourceContext(alone: parser.parse(alone: source, in: context.settings)).of(file: source.path)
    let given = alone.brands.flatMap { brand in
      [
        brand.id?.span, draft.name == nil ? nil : brand.name?.span,
        draft.category == nil ? nil : brand.category?.span, draft.color == nil ? nil : brand.color?.span,
      ]
    }
    // Each is on a line of its own; what is wrong may be a part of it.
    let lines = Set(given.compactMap { $0 }.map { source.location($0).line })
    let wrong = [Rule.schema, .plainText, .copiedText, .knownCategory].flatMap { $0.diagnostics(alone) }
      .filter { finding in finding.location.map { lines.contains($0.line) } ?? false }
    return wrong.sorted().map { $0.message + ($0.fix.map { "; \($0)" } ?? "") } + taken
  }

  /// What is given and no field can have.
  private func homeless(_ draft: BrandDraft) -> [String] {
    let fields = context.fields
    let given: [(String, isGiven: Bool, field: String?)] = [
      ("name", draft.name != nil, fields.namePath?.name),
      ("category", draft.category != nil, fields.category),
      ("colour", draft.color != nil, fields.bindings[.tileColor]),
      ("logo", draft.hasLogo, fields.bindings[.logo]),
    ]
    return given.filter { $0.isGiven && $0.field == nil }.map { "entries have no field for a \($0.0)" }
  }

  /// A name leads to one brand. Without one the id is taken for it.
  private func takenName(_ draft: BrandDraft) -> String? {
    let name = SearchableName(Located(value: draft.name ?? draft.id, span: 0..<0))
    let kinds = [("name", context.names.names), ("alias", context.names.aliases)]
    for (kind, index) in kinds {
      guard let use = name.keys.lazy.compactMap({ index[$0]?.first }).first, use.brand.key != draft.id else {
        continue
      }
      let position = use.brand.location(use.text.span)
      let text =
        "\"\(name.value)\" is the same as the \(kind) \"\(use.text.value)\" of \(use.brand.key) (\(position))"
      return text
        + (context.isLive(use.brand) ? "" : context.successorInWords(of: use.brand.replacedBy?.value))
    }
    return context.retired.first { name.keys.contains(SearchKey($0.name)) }.map { retired in
      let position = context.settings.location(retired.id.span)
      return "\"\(name.value)\" is the name of \(retired.id.value), which ended (\(position))"
        + context.successorInWords(of: retired.replacedBy?.value)
    }
  }
}
