internal import Catalogue
internal import CatalogueDifferences
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// What differs between two catalogues, brand by brand.
struct BrandChanges: Sendable {
  /// One change, in a sentence.
  struct Change: Sendable {
    let text: String
    /// Whether it breaks apps that have the older catalogue.
    var isBreaking = false
  }

  /// A brand, whose id others of another collection may have.
  struct Key: Hashable, Comparable {
    private let collection: String
    let id: ByteString

    /// - Parameter collection: what the brand is; `nil` where there is one collection.
    init(_ id: String, of collection: EntryCollection?) {
      (self.id, self.collection) = (ByteString(id), collection?.name ?? "")
    }

    static func < (left: Key, right: Key) -> Bool {
      (left.id.text, left.collection) < (right.id.text, right.collection)
    }
  }

  private var changes: [Key: [Change]] = [:]
  /// The changes that belong to no brand.
  private(set) var general: [Change] = []

  /// No changes, or none that are known.
  init() {}

  init(_ difference: CatalogueDifference) {
    // Missing fields belong to no brand, and only another version of this program changes them.
    for item in difference.breaks where item.kind != .field {
      add(item.message, to: item.entry, isBreaking: true)
    }
    for brand in difference.added { add("new", to: brand.entry) }
    for brand in difference.ended { add(DifferenceReport.phrase(of: brand), to: brand.entry) }
    let fields = difference.comparedFields
    // What the page shows by its title is called so here too.
    let words = FieldChangeWords(difference) { path, collection in
      let fields = fields.of(collection)
      return path.first.flatMap { fields.entry?.field($0) }.flatMap {
        $0.isDetail ? fields.title(of: path) : nil
      }
    }
    for (entry, lines) in words.lines(of: difference.fields) {
      for line in lines { add(line, to: entry) }
    }
    for brand in difference.redrawn { add("the logo is redrawn", to: brand) }
  }

  /// The changes of a brand.
  func of(_ brand: Key) -> [Change] { changes[brand] ?? [] }

  /// Moves the changes of all but these brands to those that belong to none.
  mutating func keep(_ brands: Set<Key>) {
    for (brand, own) in changes.sorted(by: { $0.key < $1.key }) where !brands.contains(brand) {
      general += own.map { Change(text: "\(brand.id.text): \($0.text)", isBreaking: $0.isBreaking) }
      changes[brand] = nil
    }
  }

  /// Drops the changes of brands that couldn't be read, and so seem to have changed.
  mutating func drop(_ brands: some Sequence<Key>) {
    for brand in brands { changes[brand] = nil }
  }

  private mutating func add(_ phrase: Phrase, to entry: CatalogueEntry?, isBreaking: Bool = false) {
    let change = Change(text: phrase.plainText, isBreaking: isBreaking)
    guard let entry else { return general.append(change) }
    changes[Key(entry.id, of: entry.collection), default: []].append(change)
  }
}

extension ParsedSources {
  /// What a brand is, where there are several collections.
  func named(of brand: BrandSource) -> EntryCollection? {
    kind.hasOneCollection ? nil : kind.collections[kind.index(ofFile: brand.source.path)].collection
  }
}

extension BrandChanges {
  /// The changes since a release of the brands that can be published as they are; those of others aren't known.
  init(of sources: ParsedSources, since baseline: PreviewBaseline) {
    self.init()
    let draft = CheckedCatalogue(draft: sources)
    guard
      let catalogue = draft?.released(as: baseline.released.version).compared(with: baseline.released),
      let difference = baseline.difference(to: catalogue)
    else { return }
    self = BrandChanges(difference)
    drop(
      sources.unpublishable.flatMap { brand in
        let collection = sources.named(of: brand)
        return [Key(brand.key, of: collection), Key(brand.fileID, of: collection)]
      })
  }
}
