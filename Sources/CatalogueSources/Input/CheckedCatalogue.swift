package import Catalogue

/// The sources once they are without errors: entries and tombstones as they are published, without a version.
package struct CheckedCatalogue: Sendable {
  let schemaVersion: Int
  let country: String?
  let kind: KindSchema
  let collections: [(entries: [PublishedEntry], tombstones: [Tombstone])]

  /// The catalogue under a version.
  package func released(as version: CatalogueVersion) -> PublishedCatalogue {
    PublishedCatalogue(
      schemaVersion: schemaVersion, country: country, version: version, kind: kind, collections: collections)
  }
}

extension CheckedCatalogue {
  /// The catalogue of the sources; `nil` where something is missing, which a rule has reported.
  package init?(_ sources: ParsedSources) {
    guard let draft = CheckedCatalogue(draft: sources) else { return nil }
    for (collection, draft) in zip(sources.collections, draft.collections)
    where collection.brands.count(where: \.isLive) != draft.entries.count { return nil }
    self = draft
  }

  /// The catalogue of the entries that have all that an entry has to have; `nil` where the settings lack something.
  package init?(draft sources: ParsedSources) {
    let (settings, kind) = (sources.settings, sources.kind)
    let country = settings.country
    guard let schemaVersion = settings.schemaVersion,
      country != nil || !kind.header.contains(.country),
      let neutral = settings.neutralColor
    else { return nil }
    let digests = Dictionary(sources.logos.map { ($0.key, $0.facts.digest) }) { first, _ in first }
    let assets = Dictionary(sources.assets.map { ($0.publishedPath, $0) }) { first, _ in first }
    self.init(
      schemaVersion: schemaVersion, country: country, kind: kind,
      collections: sources.collections.map { collection in
        let publisher = EntryPublisher(collection.schema)
        let entries = collection.brands.lazy.filter(\.isLive).compactMap { source in
          publisher.wholeEntry(
            source.object, id: source.key, neutral: neutral,
            digest: digests[source.key] ?? nil, assets: assets)
        }
        return (Array(entries), sources.tombstones(of: collection))
      })
  }
}

extension ParsedSources {
  /// What remains of a collection's entries that have ended, and of its ids that were retired.
  package func tombstones(of collection: Collection) -> [Tombstone] {
    collection.brands.filter { !$0.isLive }.map(\.tombstone)
      + settings.retired(in: collection.schema, of: kind).map(\.tombstone)
  }

  /// The live entries that lack something that every entry has.
  package var unpublishable: [BrandSource] {
    collections.flatMap { collection in
      let publisher = EntryPublisher(collection.schema)
      return collection.brands.filter { $0.isLive && !publisher.isWhole($0.object) }
    }
  }
}

extension BrandSource {
  fileprivate var tombstone: Tombstone {
    Tombstone(
      id: key, name: name?.value ?? key, status: status, endedOn: endedOn.flatMap { CalendarDate($0.value) },
      replacedBy: replacedBy?.value)
  }
}

extension MarketSettings.Retired {
  fileprivate var tombstone: Tombstone {
    Tombstone(
      id: id.value, name: name, status: status?.value ?? (replacedBy == nil ? .closed : .merged),
      endedOn: endedOn.flatMap { CalendarDate($0.value) },
      replacedBy: replacedBy?.value)
  }
}
