package import Catalogue
internal import StrictJSON

/// The sources once they are without errors: entries and tombstones as they are published, without a version.
package struct CheckedCatalogue: Sendable {
  let schemaVersion: Int
  let country: String?
  let kind: KindSchema
  private(set) var collections: [(entries: [PublishedEntry], tombstones: [Tombstone])] = []
  private let categories: [CatalogueCategory]
  private let unknownIcons: [String: String]

  /// The catalogue under a version.
  package func released(as version: CatalogueVersion) -> PublishedCatalogue {
    var catalogue = PublishedCatalogue(
      schemaVersion: schemaVersion, country: country, version: version, kind: kind, collections: collections,
      categories: categories)
    catalogue.unknownIcons = unknownIcons
    return catalogue
  }
}

extension CheckedCatalogue {
  /// The catalogue of the entries that have all that an entry has to have; `nil` where the settings lack something.
  package init?(draft sources: ParsedSources) {
    guard let frame = PublishingFrame(sources) else { return nil }
    self.init(frame, sources)
    collections = sources.collections.map { collection in
      let publisher = SourcePublisher(of: collection.schema, in: frame)
      return (
        collection.brands.filter(\.isLive).compactMap(publisher.entry), sources.tombstones(of: collection)
      )
    }
  }

  /// The catalogue of sources without errors, its entries with the fragments that files are joined from; `nil` where
  /// something is missing, which a rule has reported.
  /// - Parameters:
  ///   - languages: those of the code that is written.
  ///   - jobs: how many entries are published at once; the result doesn't depend on it.
  package init?(_ sources: ParsedSources, in languages: [OutputLanguage], jobs: Int) async {
    guard let frame = PublishingFrame(sources) else { return nil }
    self.init(frame, sources)
    for index in sources.collections.indices {
      let tombstones = sources.tombstones(of: sources.collections[index])
      guard let entries = await sources.publish(index, in: frame, languages, jobs: jobs)
      else { return nil }
      collections.append((entries.sortedOnce { $0.id < $1.id }, tombstones))
    }
  }

  private init(_ frame: PublishingFrame, _ sources: ParsedSources) {
    (schemaVersion, country, kind) = (frame.schemaVersion, sources.settings.country, sources.kind)
    (categories, unknownIcons) = (sources.publishedCategories, sources.unknownIcons)
  }
}

extension ParsedSources {
  /// Whether the cache that they come from was written after entries were published with the same inputs.
  package var isPublishedAsBefore: Bool {
    earlierInputs?.hasSameBytes(as: publishedInputs) ?? false
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

  /// The categories of the settings; none where no field of the kind names one.
  fileprivate var publishedCategories: [CatalogueCategory] {
    guard kind.categoryType != nil else { return [] }
    let digests = symbols.map { symbol in (symbol.key, symbol.facts.digest) }
    let known = Dictionary(digests) { first, _ in first }
    return settings.categories.map { category in
      let symbol = known[category.id.value].flatMap(\.self).flatMap { digest in
        kind.symbols.map { folder in
          PublishedAsset(
            path: "\(folder)/\(category.id.value).svg", sha256: digest.sha256, length: digest.length)
        }
      }
      return CatalogueCategory(id: category.id.value, title: category.name, symbol: symbol)
    }
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
