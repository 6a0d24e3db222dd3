internal import Catalogue
internal import Diagnostics

/// What all entries of some sources are published with.
struct PublishingFrame: Sendable {
  let schemaVersion: Int
  let neutral: NeutralColor
  /// What the logos consist of, by the ids of their entries.
  let digests: [String: LogoDigest]
  /// The files that entries may name, by where they are published.
  let assets: [String: AssetFile]
  /// Whether the cache's entries are published as they were.
  let isAsBefore: Bool

  /// `nil` where the settings lack something.
  init?(_ sources: ParsedSources) {
    let settings = sources.settings
    guard let schemaVersion = settings.schemaVersion,
      settings.country != nil || !sources.kind.header.contains(.country),
      let neutral = settings.neutralColor
    else { return nil }
    (self.schemaVersion, self.neutral) = (schemaVersion, neutral)
    (digests, isAsBefore) = (sources.logoDigests, sources.isPublishedAsBefore)
    assets = Dictionary(sources.assets.map { ($0.publishedPath, $0) }) { first, _ in first }
  }
}

/// Publishes the entries of a collection. (Each entry whose values may be asked for later has it.)
final class SourcePublisher: Sendable {
  private let frame: PublishingFrame
  private let publisher: EntryPublisher

  init(of schema: EntrySchema, in frame: PublishingFrame) {
    (self.frame, publisher) = (frame, EntryPublisher(schema))
  }

  /// The published entry; `nil` where something is missing that every entry has.
  func entry(of source: BrandSource) -> PublishedEntry? {
    let digest = frame.digests[source.key]
    guard frame.isAsBefore, let published = source.cached?.published,
      published.logo == digest?.sha256 ?? ""
    else {
      return publisher.wholeEntry(
        source.object, id: source.key, neutral: frame.neutral, digest: digest, assets: frame.assets)
    }
    return PublishedEntry(
      id: source.key, title: published.title, fragments: published.fragments, values: values(of: source))
  }

  /// The values of an entry that is whole, or there would have been a finding.
  private func values(of source: BrandSource) -> Deferred<[PublishedValue]> {
    Deferred { [self] in
      publisher.entry(
        source.object, id: source.key, neutral: frame.neutral, digest: frame.digests[source.key],
        assets: frame.assets
      ).values
    }
  }
}

extension ParsedSources {
  /// Publishes and writes the entries of a collection.
  /// - Returns: the published entries; `nil` where one lacks something that every entry has.
  func publish(
    _ index: Int, in frame: PublishingFrame, _ languages: [OutputLanguage], jobs: Int
  ) async -> [PublishedEntry]? {
    let (schema, live) = (collections[index].schema, collections[index].brands.filter(\.isLive))
    let (publisher, writer) = (SourcePublisher(of: schema, in: frame), FragmentWriter(schema.entry))
    // Literals that people can read are written of the values.
    let isInTables = languages.contains { $0.hasTables(of: live.count) }
    let entries = await ParallelMap(jobs: jobs).map(live) { source in
      publisher.entry(of: source)?.written(by: writer, isInTables: isInTables)
    }
    let published = entries.compactMap(\.self)
    return published.count == live.count ? published : nil
  }
}
