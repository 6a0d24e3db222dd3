internal import StrictJSON

/// What differs between two catalogues, told brand by brand.
struct BrandChanges: Sendable {
  /// One thing that changed, in a sentence.
  struct Change: Sendable {
    let text: String
    /// Whether it breaks apps that have the older catalogue.
    var isBreaking = false
  }

  private var changes: [ByteString: [Change]] = [:]
  /// What belongs to no brand.
  private(set) var general: [Change] = []

  /// Nothing changed, or nobody knows.
  init() {}

  init(_ difference: CatalogueDifference) {
    // Which fields brands have is told by all of them together, and is a matter of this program.
    for item in difference.breaks where item.kind != .field {
      add(item.message, to: item.entry, isBreaking: true)
    }
    for brand in difference.added { add("new", to: brand.entry) }
    for brand in difference.ended { add(DifferenceReport.phrase(of: brand), to: brand.entry) }
    let words = FieldChangeWords(difference)
    var rest = difference.fields[...]
    while let first = rest.first {
      let own = rest.prefix { $0.entry == first.entry }
      rest = rest.dropFirst(own.count)
      for line in words.lines(own) { add(line, to: first.entry) }
    }
  }

  /// What changed of a brand.
  func of(_ id: String) -> [Change] { changes[ByteString(id)] ?? [] }

  /// Moves what changed of all but these brands to what belongs to none.
  mutating func keep(_ ids: Set<ByteString>) {
    for (id, own) in changes.sorted(by: { $0.key.text < $1.key.text }) where !ids.contains(id) {
      general += own.map { Change(text: "\(id.text): \($0.text)", isBreaking: $0.isBreaking) }
      changes[id] = nil
    }
  }

  /// Forgets what is told of brands that couldn't be read, and so seem to have changed.
  mutating func forget(_ ids: some Sequence<String>) {
    for id in ids { changes[ByteString(id)] = nil }
  }

  private mutating func add(_ phrase: Phrase, to entry: CatalogueEntry?, isBreaking: Bool = false) {
    let change = Change(text: phrase.plainText, isBreaking: isBreaking)
    guard let entry else { return general.append(change) }
    changes[ByteString(entry.id), default: []].append(change)
  }
}
