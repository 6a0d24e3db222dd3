package import CatalogueSources
internal import Diagnostics

/// The entries of a catalogue with their links, as one check saw them, so that the next one looks again only at those of
/// which it may find something else.
package struct LinkedEntries: Sendable {
  /// What a check saw.
  fileprivate struct State: Sendable {
    let collections: [LinkedCollection]
    let surroundings: Surroundings
    /// The settings; `nil` for those of a cache.
    let settings: SourceText?
    let released: ReleasedLinks
    /// The logos; `nil` for those of a cache.
    let logos: [LogoDrawing]?
    /// Which of all changes in an editor the last one of a file was, by its path.
    let changes: [String: Int]
    /// The links of entries that are gone since, beside those that aren't among the entries any more.
    var otherLinks: [LinkList] = []
  }

  private let state: State
  /// The links of the entries that changed since the check before, as they were and as they are; `nil` where there was
  /// none, or where something changed that every entry is beside.
  private let changed: [UInt64]?
  /// Of how many ids something else is released than at the check before.
  private let releasedCount: Int
  /// Whether the settings aren't those of the check before: what was found may name their positions and words.
  private let areSettingsNew: Bool

  /// - Parameters:
  ///   - changes: which of all changes in an editor the last one of a file was, by its path.
  ///   - earlier: those of the check before; `nil` for the one that the cache of the sources was written after.
  package init(
    _ sources: ParsedSources, baseline: ReleasedCatalogue?, changes: [String: Int] = [:],
    after earlier: LinkedEntries? = nil
  ) {
    let earlier = earlier?.state ?? State(cached: sources)
    var changed: [UInt64] = []
    let collections = sources.collections.enumerated().map { index, collection in
      let finder = EntryLinks(collection.schema)
      return LinkedCollection(
        collection.brands, among: earlier?.collections[index], changed: &changed, find: finder.links)
    }
    state = State(
      collections: collections, surroundings: Surroundings(sources), settings: sources.settings.source,
      released: ReleasedLinks(of: baseline, after: earlier?.released), logos: sources.logos,
      changes: changes)
    areSettingsNew = earlier?.settings?.bytes != sources.settings.source.bytes
    guard let earlier, earlier.surroundings.bytes == state.surroundings.bytes else {
      (self.changed, releasedCount) = (nil, 0)
      return
    }
    let released = state.released.differences(from: earlier.released)
    changed += earlier.otherLinks.flatMap(\.all) + released
    changed += state.linksOfMoved(since: earlier) + state.linksOfRedrawn(since: earlier)
    changed += state.surroundings.newWords(since: earlier.surroundings)
    (self.changed, releasedCount) = (changed, Set(released).count)
  }

  /// Which entries the rules have to look at again.
  /// - Parameter known: what was found before in entries that were checked.
  package func neighbourhood(
    of sources: ParsedSources, knowing known: EntryFindings = EntryFindings()
  ) -> Neighbourhood {
    guard let changed else { return Neighbourhood(all: sources) }
    let touching = LinkSet(changed)
    let subjects = zip(state.collections, sources.collections).map { entries, collection in
      entries.subjects(touching: touching, unchecked: collection.unchecked) {
        known.isOpen($0, besideOtherSettings: areSettingsNew)
      }
    }
    let beside = LinkSet(subjects.joined().flatMap(\.links))
    return Neighbourhood(
      subjects: subjects.map { $0.map(\.brand) },
      neighbours: state.collections.map { $0.brands(touching: beside) })
  }

  /// Whether the next check would find little more to be the same after this one than after the one before.
  package var isNearEarlier: Bool {
    changed != nil && releasedCount <= state.collections.reduce(0) { $0 + $1.brands.count } / 100
  }

  /// What the next build's check has to know of this one.
  package var record: CheckRecord {
    CheckRecord(
      surroundings: state.surroundings.bytes, words: state.surroundings.words,
      released: state.released.list, links: state.collections.map(\.links))
  }
}

extension LinkedEntries.State {
  /// That after which the cache of some sources was written; `nil` where they are from none.
  fileprivate init?(cached sources: ParsedSources) {
    guard let check = sources.earlierCheck else { return nil }
    self.init(
      collections: sources.collections.map { LinkedCollection(cached: $0.brands) },
      surroundings: Surroundings(check), settings: nil, released: ReleasedLinks(check.released), logos: nil,
      changes: [:],
      otherLinks: check.otherLinks)
  }

  /// The links of the entries whose logos were read since an earlier check, where the folder had the same names.
  fileprivate func linksOfRedrawn(since earlier: Self) -> [UInt64] {
    let own = logos ?? []
    let redrawn = earlier.logos.map { Self.logos(own, besides: $0) } ?? own.filter { !$0.isCached }
    return redrawn.map { EntryLinks.link(.id, $0.source.path.fileStem) }
  }

  /// The logos that aren't among others. Most often they are the same; at first, some were left out.
  private static func logos(_ own: [LogoDrawing], besides others: [LogoDrawing]) -> [LogoDrawing] {
    let front = zip(own, others).prefix { $0 === $1 }.count
    let known = Set(others[front...].map(ObjectIdentifier.init))
    return own[front...].filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// The links of the entries whose files changed in the editor in another order than at an earlier check.
  fileprivate func linksOfMoved(since earlier: Self) -> [UInt64] {
    changes.keys.filter { changes[$0] != earlier.changes[$0] }.flatMap { path in
      collections.flatMap { entries in
        entries.brands.elements(named: path, by: \.source.path).indices.flatMap { entries.links[$0] }
      }
    }
  }
}

/// The entries that the rules about linked entries look at, in each collection by path.
package struct Neighbourhood: Sendable {
  /// Those in which a check may find something else than the one before.
  let subjects: [[BrandSource]]
  /// The same, and all that have a link in common with one of them.
  let neighbours: [[BrandSource]]

  fileprivate init(subjects: [[BrandSource]], neighbours: [[BrandSource]]) {
    (self.subjects, self.neighbours) = (subjects, neighbours)
  }

  /// All entries, where nothing was checked before.
  package init(all sources: ParsedSources) {
    subjects = sources.collections.map(\.brands)
    neighbours = subjects
  }
}
