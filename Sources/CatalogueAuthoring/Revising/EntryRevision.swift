internal import Catalogue
internal import CatalogueRules
public import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// A change of an entry that concerns other files too: what has to change in a catalogue's files so that it gets another
/// name or rank, becomes part of another entry, or is no more. Which fields say so, the kind's behaviours and the schema's
/// references tell.
public struct EntryRevision: Sendable {
  /// How an entry ends.
  public enum End: Sendable {
    /// It goes on under another id, whose file is made unless it is there.
    case renamed(to: String)
    /// It is part of another entry now.
    case merged(into: String)
    /// It is no more.
    case closed
  }

  let files: SourceFiles
  let sources: ParsedSources
  /// Of the entry's collection.
  let context: SourceContext
  let entry: BrandSource
  let parser: SourceParser
  /// The order of the fields in the files of each collection.
  let orders: [[String]]

  var id: String { entry.key }
  var fields: BrandFields { context.fields }
  var bindings: Bindings { fields.bindings }
  /// The order of the fields in the entry's file.
  var order: [String] { orders[collection] }
  private let collection: Int
  /// What commands that are suggested have after the id.
  let options: String

  /// - Parameters:
  ///   - id: the entry's id.
  ///   - collection: its collection, where several have that id.
  ///   - marketOption: what names the market in commands that are suggested.
  /// - Throws: `UnreadableInput`, with what is wrong with a schema; ``EditRefusal``, where there is no such entry, or a file
  ///   can't be read.
  public init(
    _ files: SourceFiles, of id: String, collection name: String? = nil, marketOption: String = ""
  ) async throws {
    let schemas = try CompiledSchemas(files.schemas)
    parser = schemas.parser(jobs: 1)
    var texts = files
    (texts.logos, texts.symbols) = ([], [])
    sources = await parser.parse(texts)
    try Self.checkReadable(sources, marketOption)
    let baseline = try files.baseline.map(Self.released)
    if let baseline { try Self.check(baseline, isOf: sources) }
    let all = SourceContext(sources: sources, baseline: baseline, templates: nil)
    let index = try Self.collection(of: id, named: name, in: all)
    context = all.of(collection: index)
    guard let entry = context.brandsByID[id], entry.fileID == id else {
      throw EditRefusal("the file of \"\(id)\" has another name; run catalogue check\(marketOption)")
    }
    (self.files, self.entry, self.collection) = (files, entry, index)
    options = marketOption + context.kind.collectionOption(name)
    orders = files.schemas.kind.schemas.map { file in
      let schema = try? JSONReader.read(file.bytes)
      return (schema?.object?["properties"]?.object?.members ?? []).map(\.key)
    }
  }

  /// The last release. Without it, nobody knows which ids are out in the world.
  private static func released(_ source: SourceText) throws(EditRefusal) -> ReleasedCatalogue {
    do throws(ReleasedCatalogue.Unreadable) { return try ReleasedCatalogue(source) } catch {
      throw EditRefusal("the last release can't be read: \(error)", isAboutFile: true)
    }
  }

  /// Another catalogue's release says nothing of what was published of this one.
  private static func check(_ baseline: ReleasedCatalogue, isOf sources: ParsedSources) throws(EditRefusal) {
    let members = sources.kind.collections.map(\.collection.member)
    guard members.contains(where: baseline.memberNames.contains) else {
      throw EditRefusal(
        "\(baseline.path) is no release of this catalogue: it has no \"\(members.first ?? "")\"")
    }
    guard let released = baseline.header.country, let country = sources.settings.country, released != country
    else { return }
    throw EditRefusal(
      "\(baseline.path) is no release of this catalogue: its country is \(released), not \(country)")
  }

  /// What can't be read may refer to any entry.
  private static func checkReadable(
    _ sources: ParsedSources, _ marketOption: String
  ) throws(EditRefusal) {
    let unread = sources.problems.filter { !$0.syntax.isEmpty }
    guard let first = unread.first else { return }
    let more = unread.count > 1 ? " and \(counted(unread.count - 1, "other file"))" : ""
    throw EditRefusal(
      "\(first.source.path)\(more) can't be read; run catalogue check\(marketOption) first", isAboutFile: true
    )
  }

  /// The index of the collection that has an entry.
  private static func collection(
    of id: String, named name: String?, in context: SourceContext
  ) throws(EditRefusal) -> Int {
    let contexts = context.ofCollections
    let named = contexts.indices.filter { name == nil || contexts[$0].schema.collection.name == name }
    guard !named.isEmpty else {
      let names = contexts.map(\.schema.collection.name).joined(separator: ", ")
      throw EditRefusal("there is no collection \"\(name ?? "")\": \(names)")
    }
    let found = named.filter { contexts[$0].brandsByID[id] != nil }
    if let index = found.first, found.count == 1 { return index }
    if found.count > 1 {
      let choices = found.map { "--collection \(contexts[$0].schema.collection.name)" }
      throw EditRefusal("several collections have \"\(id)\": say \(choices.joined(separator: ", or "))")
    }
    let known = named.flatMap { contexts[$0].brandsByID.keys }.sorted()
    let hint = NearestName.hint(for: id, in: known)
    let word = named.count == 1 ? contexts[named[0]].schema.collection.word : "entry"
    throw EditRefusal("there is no \(word) \"\(id.shortened)\"\(hint)")
  }
}

extension EntryRevision {
  /// Whether apps may know the id, so that something has to remain of it.
  var isKnown: Bool { context.released?.ids.contains(id) ?? false || !entry.isLive }

  /// Whether an entry of its collection can end and stay as a tombstone (`succession` in `kind.yaml`).
  public var leavesTombstone: Bool { bindings[.status] != nil }

  /// The field that says whether an entry has ended.
  /// - Parameters:
  ///   - status: how this one is to end.
  ///   - successor: the id of the entry that takes its place.
  ///   - day: its last day.
  /// - Throws: ``EditRefusal``, where the kind has none.
  func statusField(
    toEnd status: BrandStatus? = nil, by successor: String? = nil, on day: String? = nil
  ) throws(EditRefusal) -> String {
    if let field = bindings[.status] { return field }
    let newID = successor.flatMap { context.brandsByID[$0] == nil ? $0 : nil }
    let file = newID.map { "give the file of \"\(id)\" the id \($0) and the name \($0).yaml" }
    // One that nothing replaces is closed, unless it says something else.
    let advice = context.retirementAdvice(
      for: id, as: successor == nil ? nil : status?.rawValue, replacedBy: successor, on: day)
    throw EditRefusal(
      "\(context.schema.collection.words) have no field that says that one has ended (kind.yaml has no succession); \(file ?? "delete the file of \"\(id)\""), and \(advice)"
    )
  }

  /// A live entry that takes the place of this one.
  func successor(_ other: String) throws(EditRefusal) -> BrandSource? {
    guard other != id else { throw EditRefusal("\"\(id)\" can't take its own place") }
    guard let brand = context.brandsByID[other] else { return nil }
    if context.isLive(brand) { return brand }
    throw EditRefusal(
      "\"\(other)\" is \(brand.status.rawValue) itself"
        + context.successorInWords(of: brand.replacedBy?.value))
  }
}

extension KindSchema {
  /// What names an entry's collection in commands that are suggested; nothing where there is only one.
  package func collectionOption(_ name: String?) -> String {
    hasOneCollection ? "" : name.map { " --collection \($0)" } ?? ""
  }
}
