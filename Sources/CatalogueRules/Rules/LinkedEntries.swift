package import CatalogueSources
internal import Diagnostics

/// The entries of a catalogue with their links, as one check saw them, so that the next one looks again only at those of
/// which it may find something else.
package struct LinkedEntries: Sendable {
  private struct Entry: Sendable {
    let brand: BrandSource
    let links: [UInt64]
  }

  /// Those of each collection, by path.
  private let collections: [[Entry]]
  private let surroundings: Surroundings
  /// Which of all changes in an editor the last one of a file was, by its path.
  private let changes: [String: Int]
  /// The links of the entries that changed since the check before, as they were and as they are; `nil` where there was
  /// none, or where something changed that every entry is beside.
  private let changed: [UInt64]?

  /// - Parameter earlier: those of the check before.
  package init(
    _ sources: ParsedSources, baseline: ReleasedCatalogue?, changes: [String: Int],
    after earlier: LinkedEntries?
  ) {
    (self.changes, surroundings) = (changes, Surroundings(sources, baseline))
    var changed: [UInt64] = []
    collections = sources.collections.enumerated().map { index, collection in
      let finder = EntryLinks(collection.schema)
      let known = earlier?.collections[index] ?? []
      return Self.entries(collection.brands, among: known, changed: &changed) {
        Entry(brand: $0, links: finder.links(of: $0))
      }
    }
    guard let earlier, earlier.surroundings == surroundings else {
      self.changed = nil
      return
    }
    let moved = Set(changes.keys.filter { changes[$0] != earlier.changes[$0] })
    if !moved.isEmpty {
      for entry in collections.joined() where moved.contains(entry.brand.source.path) {
        changed += entry.links
      }
    }
    self.changed = changed
  }

  /// The entries of a collection. Between those at the front and at the back that are the same as before, few are not.
  /// - Parameter changed: gets the links of those that are new or gone.
  private static func entries(
    _ brands: [BrandSource], among known: [Entry], changed: inout [UInt64], make: (BrandSource) -> Entry
  ) -> [Entry] {
    let front = zip(known, brands).prefix { $0.brand === $1 }.count
    let rest = zip(known.dropFirst(front).reversed(), brands.dropFirst(front).reversed())
    let back = rest.prefix { $0.brand === $1 }.count
    var between = Dictionary(
      known[front..<known.count - back].map { (ObjectIdentifier($0.brand), $0) }
    ) { first, _ in first }
    let entries = brands[front..<brands.count - back].map { brand in
      if let same = between.removeValue(forKey: ObjectIdentifier(brand)) { return same }
      let entry = make(brand)
      changed += entry.links
      return entry
    }
    for gone in between.values { changed += gone.links }
    return known[..<front] + entries + known[(known.count - back)...]
  }

  /// Which entries the rules have to look at again.
  package func neighbourhood(of sources: ParsedSources) -> Neighbourhood {
    guard let changed else { return Neighbourhood(all: sources) }
    let touching = LinkSet(changed)
    let subjects = zip(collections, sources.collections).map { entries, collection in
      var unsettled = collection.unsettled[...]
      return entries.filter { entry in
        if unsettled.first === entry.brand {
          unsettled.removeFirst()
          return true
        }
        // A chain of replacements may be longer than from one entry to the next.
        return entry.brand.replacedBy != nil || entry.links.contains(where: touching.contains)
      }
    }
    let beside = LinkSet(subjects.joined().flatMap(\.links))
    return Neighbourhood(
      subjects: subjects.map { $0.map(\.brand) },
      neighbours: collections.map { entries in
        entries.lazy.filter { $0.links.contains(where: beside.contains) }.map(\.brand)
      })
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

/// What every entry is beside.
private struct Surroundings: Equatable, Sendable {
  private let settings: [UInt8]
  private let baseline: [UInt8]?
  private let strayPaths: [[String]]
  private let logos: [SourceText]
  private let logoPaths: [String]
  private let assets: [AssetFile]

  init(_ sources: ParsedSources, _ baseline: ReleasedCatalogue?) {
    settings = sources.settings.source.bytes
    self.baseline = baseline?.source.bytes
    strayPaths = sources.collections.map(\.strayPaths)
    (logos, logoPaths, assets) = (sources.logos.map(\.source), sources.logoPaths, sources.assets)
  }

  static func == (first: Surroundings, second: Surroundings) -> Bool {
    first.settings == second.settings && first.baseline == second.baseline
      && first.strayPaths == second.strayPaths && first.assets == second.assets
      && first.logoPaths == second.logoPaths
      && first.logos.elementsEqual(second.logos) { $0.path == $1.path && $0.bytes == $1.bytes }
  }
}
