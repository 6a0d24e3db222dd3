package import Catalogue

/// The sources once they are without errors: brands and tombstones as they are published, without a version.
package struct CheckedCatalogue: Sendable {
  let schemaVersion: Int
  let country: String?
  let schema: EntrySchema
  let entries: [PublishedEntry]
  let tombstones: [Tombstone]

  /// The catalogue under a version.
  package func released(as version: CatalogueVersion) -> PublishedCatalogue {
    PublishedCatalogue(
      schemaVersion: schemaVersion, country: country, version: version, schema: schema, entries: entries,
      tombstones: tombstones)
  }
}

extension CheckedCatalogue {
  /// The catalogue of the sources; `nil` where something is missing, which a rule has reported.
  package init?(_ sources: ParsedSources) {
    let live = sources.brands.filter(\.isLive)
    guard let draft = CheckedCatalogue(draft: sources), draft.entries.count == live.count else {
      return nil
    }
    self = draft
  }

  /// The catalogue of the brands that have all that an entry has to have; `nil` where the settings lack something.
  package init?(draft sources: ParsedSources) {
    let settings = sources.settings
    let (country, neutral) = (settings.country, settings.neutralColor)
    let schema = sources.schema
    guard let schemaVersion = settings.schemaVersion,
      country != nil || !schema.header.contains(.country),
      neutral != nil || schema.bindings[.initialsBackground] == nil
    else { return nil }
    let publisher = EntryPublisher(schema)
    let digests = Dictionary(sources.logos.map { ($0.key, $0.forms.digest) }) { first, _ in first }
    self.init(
      schemaVersion: schemaVersion, country: country, schema: schema,
      entries: sources.brands.filter { $0.isLive && publisher.isWhole($0.object) }.map { source in
        publisher.entry(
          source.object, id: source.key, neutral: neutral ?? .usualNeutral, digest: digests[source.key] ?? nil
        )
      },
      tombstones: sources.tombstones)
  }
}

extension ParsedSources {
  /// What remains of the brands that have ended, and of ids that were retired.
  package var tombstones: [Tombstone] {
    brands.filter { !$0.isLive }.map(\.tombstone) + settings.retired.map(\.tombstone)
  }
}

extension ParsedSources {
  /// The live brands that lack something that every entry has.
  package var unpublishable: [BrandSource] {
    let publisher = EntryPublisher(schema)
    return brands.filter { $0.isLive && !publisher.isWhole($0.object) }
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
