internal import Catalogue
internal import CatalogueDifferences
internal import CatalogueSources
internal import Diagnostics

/// The last release, with which the sources are compared after every edit.
struct PreviewBaseline: Sendable {
  let released: ReleasedCatalogue
  let schema: EntrySchema
  /// The same; `nil` where the schema doesn't know all of it.
  private let catalogue: PublishedCatalogue?
  private let entries: [String: PublishedEntry]

  init(_ released: ReleasedCatalogue, _ schema: EntrySchema) {
    self.released = released
    self.schema = schema
    let catalogue = try? PublishedCatalogue(decoding: released.source.bytes, by: schema)
    self.catalogue = catalogue?.json() == released.source.bytes ? catalogue : nil
    entries = Dictionary((catalogue?.entries ?? []).map { ($0.id, $0) }) { first, _ in first }
  }

  /// The difference. Most brands are unchanged, and to see that takes less time than to write them as JSON and compare
  /// every field. Successors of other brands are always compared, since their names are looked up.
  func difference(to draft: PublishedCatalogue) -> CatalogueDifference? {
    guard let catalogue else { return difference(from: released, to: draft) }
    let successors = Set((catalogue.tombstones + draft.tombstones).compactMap(\.replacedBy))
    let same = Set(
      draft.entries.filter { entries[$0.id] == $0 && !successors.contains($0.id) }.map(\.id))
    return read(catalogue.without(same)).flatMap { difference(from: $0, to: draft.without(same)) }
  }

  private func difference(from old: ReleasedCatalogue, to draft: PublishedCatalogue) -> CatalogueDifference? {
    read(draft).map { CatalogueDifference(from: old, to: $0, by: ComparedFields(schema)) }
  }

  private func read(_ catalogue: PublishedCatalogue) -> ReleasedCatalogue? {
    try? ReleasedCatalogue(SourceText(path: "", bytes: catalogue.json()))
  }
}

extension PublishedCatalogue {
  fileprivate func without(_ ids: Set<String>) -> PublishedCatalogue {
    PublishedCatalogue(
      schemaVersion: schemaVersion, country: country, version: version, schema: schema,
      entries: entries.filter { !ids.contains($0.id) }, tombstones: tombstones)
  }
}
