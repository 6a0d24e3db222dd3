internal import Catalogue
internal import CatalogueDifferences
internal import CatalogueSources
internal import Diagnostics

/// The last release, with which the sources are compared after every edit.
struct PreviewBaseline: Sendable {
  let released: ReleasedCatalogue
  private let kind: KindSchema
  /// The same; `nil` where the schema doesn't know all of it.
  private let catalogue: PublishedCatalogue?
  /// The entries of each collection.
  private let entries: [[String: PublishedEntry]]

  init(_ released: ReleasedCatalogue, _ kind: KindSchema) {
    self.released = released
    self.kind = kind
    let catalogue = try? PublishedCatalogue(decoding: released.source.bytes, by: kind)
    self.catalogue = catalogue?.json() == released.source.bytes ? catalogue : nil
    entries = (catalogue?.collections ?? []).map { collection in
      Dictionary(collection.entries.map { ($0.id, $0) }) { first, _ in first }
    }
  }

  /// The difference. Most brands are unchanged, and to see that takes less time than to write them as JSON and compare
  /// every field. Successors of other brands are always compared, since their names are looked up.
  func difference(to draft: PublishedCatalogue) -> CatalogueDifference? {
    guard let catalogue else { return difference(from: released, to: draft) }
    let successors = Set(
      (catalogue.collections + draft.collections).flatMap(\.tombstones).compactMap(\.replacedBy))
    let same = zip(draft.collections, entries).map { collection, entries in
      Set(
        collection.entries.filter { entries[$0.id] == $0 && !successors.contains($0.id) }.map(\.id))
    }
    return read(catalogue.without(same)).flatMap { difference(from: $0, to: draft.without(same)) }
  }

  private func difference(from old: ReleasedCatalogue, to draft: PublishedCatalogue) -> CatalogueDifference? {
    read(draft).map { CatalogueDifference(from: old, to: $0, by: ComparedFields(kind)) }
  }

  private func read(_ catalogue: PublishedCatalogue) -> ReleasedCatalogue? {
    try? ReleasedCatalogue(SourceText(path: "", bytes: catalogue.json()))
  }
}

extension PublishedCatalogue {
  /// - Parameter ids: those of each collection.
  fileprivate func without(_ ids: [Set<String>]) -> PublishedCatalogue {
    PublishedCatalogue(
      schemaVersion: schemaVersion, country: country, version: version, kind: kind,
      collections: zip(collections, ids).map { collection, ids in
        (collection.entries.filter { !ids.contains($0.id) }, collection.tombstones)
      }, categories: categories)
  }
}
