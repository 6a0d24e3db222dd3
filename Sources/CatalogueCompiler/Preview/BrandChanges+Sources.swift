internal import Catalogue

extension BrandChanges {
  /// What changed since a release, of the brands that can be published as they are; of the others it can't be told.
  init(of sources: ParsedSources, since baseline: PreviewBaseline) {
    self.init()
    let settings = sources.settings
    guard let schemaVersion = settings.schemaVersion, let country = settings.country,
      let neutralColor = settings.neutralColor
    else { return }
    let live = sources.brands.filter(\.isLive)
    let catalogue = Catalogue(
      schemaVersion: schemaVersion, country: country, version: baseline.released.version,
      brands: live.compactMap { $0.published(neutralColor: neutralColor) },
      tombstones: sources.brands.filter { !$0.isLive }.map(\.tombstone) + settings.retired.map(\.tombstone))
    guard let difference = baseline.difference(to: catalogue) else { return }
    self = BrandChanges(difference)
    let unread = live.filter { $0.published(neutralColor: neutralColor) == nil }
    forget(unread.flatMap { [$0.key, $0.fileID] })
  }
}
