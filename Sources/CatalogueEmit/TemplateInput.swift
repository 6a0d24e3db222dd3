internal import Catalogue
internal import CatalogueSources

/// All that decides what the engine makes of a template, but for what has marks, as bytes: the same bytes give the same
/// text.
struct TemplateInput {
  let bytes: [UInt8]

  /// - Parameters:
  ///   - template: with marks in place of long text, and around the lines of each brand.
  ///   - kind: a digest of the files of the kind.
  /// - Returns: `nil` where the template is given entries, and not only marks in their place.
  init?(_ template: [UInt8], given view: CatalogueView, kind: String) {
    guard view.language.each == nil, !view.language.isOfDatabase,
      !Self.hasEntries(template, of: view.catalogue.kind, view.marks)
    else { return nil }
    var writer = BinaryWriter()
    writer.write(kind)
    writer.write(template)
    writer.write(view.language.identity) { $0.write($1) }
    let catalogue = view.catalogue
    writer.write(catalogue.categories) { $0.write("\($1)") }
    writer.write(catalogue.country ?? "")
    writer.write(catalogue.schemaVersion)
    for (collection, chunks) in zip(catalogue.collections, view.chunks.collections) {
      writer.write(collection.entries.count)
      writer.write(chunks.isDense ? 1 : 0)
      writer.write(chunks.chunks) { $0.write($1.start) }
      writer.write(LiteralWriter.bytes(collection.tombstones.map(\.literal), level: 0, in: view.language))
    }
    bytes = writer.bytes
  }

  /// Whether a template is given entries: it opens their list, or the rows of a database, or the members of chunks that marks
  /// don't stand for.
  private static func hasEntries(
    _ template: [UInt8], of kind: KindSchema, _ marks: TemplateMarks.Subjects
  ) -> Bool {
    var names = Set(kind.collections.map(\.collection.member) + ["tables"])
    if marks != .chunksAndMembers { names.insert("members") }
    return TemplateTags(template).contains { tag in
      guard let text = tag.text, let lead = text.first, "#^".contains(lead) else { return false }
      return names.contains(String(text.dropFirst()))
    }
  }
}
