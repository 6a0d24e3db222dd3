package import Catalogue
internal import Diagnostics
internal import StrictJSON

/// The sources once they are without errors: entries and tombstones as they are published, without a version.
package struct CheckedCatalogue: Sendable {
  let schemaVersion: Int
  let country: String?
  let kind: KindSchema
  private(set) var collections: [(entries: [PublishedEntry], tombstones: [Tombstone])]

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

  /// The same with the fragments of every entry, to be written.
  /// - Parameters:
  ///   - languages: those of the code that is written.
  ///   - jobs: how many entries are written at once; the result doesn't depend on it.
  package func written(in languages: [OutputLanguage], jobs: Int) async -> CheckedCatalogue {
    var catalogue = self
    for (index, schema) in kind.collections.enumerated() {
      let (entries, writer) = (collections[index].entries, FragmentWriter(schema.entry))
      let isInTables = languages.contains { $0.hasTables(of: entries.count) }
      catalogue.collections[index].entries = await ParallelMap(jobs: jobs).map(entries) {
        $0.written(by: writer, isInTables: isInTables)
      }
    }
    return catalogue
  }

  /// The catalogue of the entries that have all that an entry has to have; `nil` where the settings lack something.
  package init?(draft sources: ParsedSources) {
    let (settings, kind) = (sources.settings, sources.kind)
    let country = settings.country
    guard let schemaVersion = settings.schemaVersion,
      country != nil || !kind.header.contains(.country),
      let neutral = settings.neutralColor
    else { return nil }
    let assets = Dictionary(sources.assets.map { ($0.publishedPath, $0) }) { first, _ in first }
    let (digests, isAsBefore) = (sources.logoDigests, sources.isPublishedAsBefore)
    self.init(
      schemaVersion: schemaVersion, country: country, kind: kind,
      collections: sources.collections.map { collection in
        let publisher = SourcePublisher(
          publisher: EntryPublisher(collection.schema), neutral: neutral, digests: digests, assets: assets,
          isAsBefore: isAsBefore)
        let entries = collection.brands.lazy.filter(\.isLive).compactMap(publisher.entry)
        return (Array(entries), sources.tombstones(of: collection))
      })
  }
}

/// Publishes the entries of a collection.
private struct SourcePublisher: Sendable {
  let publisher: EntryPublisher
  let neutral: NeutralColor
  /// What the logos consist of, by the ids of their entries.
  let digests: [String: LogoDigest]
  let assets: [String: AssetFile]
  /// Whether the cache's entries are published as they were.
  let isAsBefore: Bool

  /// The published entry; `nil` where something is missing that every entry has.
  func entry(of source: BrandSource) -> PublishedEntry? {
    let digest = digests[source.key]
    guard isAsBefore, let published = source.cached?.published, published.logo == digest?.sha256 ?? "" else {
      return publisher.wholeEntry(
        source.object, id: source.key, neutral: neutral, digest: digest, assets: assets)
    }
    return PublishedEntry(
      id: source.key, title: published.title, fragments: published.fragments,
      values: Deferred { [publisher, neutral, assets] in
        // It was whole, or there would have been a finding.
        publisher.entry(source.object, id: source.key, neutral: neutral, digest: digest, assets: assets)
          .values
      })
  }
}

extension ParsedSources {
  /// Whether the cache that they come from was written after entries were published with the same inputs.
  fileprivate var isPublishedAsBefore: Bool {
    earlierCheck.map { $0.publishedInputs.hasSameBytes(as: publishedInputs) } ?? false
  }

  /// What published entries depend on beside their files and logos.
  package var publishedInputs: [UInt8] {
    var writer = BinaryWriter()
    let color = settings.neutralColor.map { $0 == .steps ? "of the id" : "\($0.color(of: ""))" }
    writer.write(color ?? "")
    for asset in assets { writer.write("\(asset)") }
    return writer.bytes
  }

  /// What the logos consist of, by the ids of their entries.
  var logoDigests: [String: LogoDigest] {
    Dictionary(logos.compactMap { logo in logo.facts.digest.map { (logo.key, $0) } }) { first, _ in first }
  }

  /// What remains of a collection's entries that have ended, and of its ids that were retired.
  package func tombstones(of collection: Collection) -> [Tombstone] {
    collection.brands.filter { !$0.isLive }.map(\.tombstone)
      + settings.retired(in: collection.schema, of: kind).map(\.tombstone)
  }

  /// The live entries that lack something that every entry has.
  package var unpublishable: [BrandSource] {
    collections.flatMap { collection in
      let publisher = EntryPublisher(collection.schema)
      return collection.brands.filter { $0.isLive && publisher.missing(in: $0.object) != nil }
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
