internal import Catalogue
internal import Diagnostics

/// The last release, with which the sources are compared after every edit.
struct PreviewBaseline: Sendable {
  let released: ReleasedCatalogue
  /// The same; `nil` where this program doesn't know all of it.
  private let catalogue: Catalogue?
  private let brands: [String: Brand]

  init(_ released: ReleasedCatalogue) {
    self.released = released
    let catalogue = try? Catalogue(decoding: released.source.bytes)
    self.catalogue = catalogue?.json() == released.source.bytes ? catalogue : nil
    brands = Dictionary((catalogue?.brands ?? []).map { ($0.id, $0) }) { first, _ in first }
  }

  /// The difference. Most brands are unchanged, and to see that takes less time than to write them as JSON and compare
  /// every field. Successors of other brands are always compared, since their names are looked up.
  func difference(to draft: Catalogue) -> CatalogueDifference? {
    guard let catalogue else { return difference(from: released, to: draft) }
    let successors = Set((catalogue.tombstones + draft.tombstones).compactMap(\.replacedBy))
    let same = Set(
      draft.brands.filter { brands[$0.id] == $0 && !successors.contains($0.id) }.map(\.id))
    return read(catalogue.without(same)).flatMap { difference(from: $0, to: draft.without(same)) }
  }

  private func difference(from old: ReleasedCatalogue, to draft: Catalogue) -> CatalogueDifference? {
    read(draft).map { CatalogueDifference(from: old, to: $0) }
  }

  private func read(_ catalogue: Catalogue) -> ReleasedCatalogue? {
    try? ReleasedCatalogue(SourceText(path: "", bytes: catalogue.json()))
  }
}

extension Catalogue {
  fileprivate func without(_ ids: Set<String>) -> Catalogue {
    Catalogue(
      schemaVersion: schemaVersion, country: country, version: version,
      brands: brands.filter { !ids.contains($0.id) }, tombstones: tombstones)
  }
}
