internal import Catalogue
internal import CatalogueSources
internal import StrictJSON

/// Finds what an entry has that the rules compare with other entries: where one entry can change what is found in another,
/// the two have a link in common.
///
/// A link is a hash. That two others may have the same one costs time, and nothing else.
struct EntryLinks {
  private let references: [SourceFieldPath]
  private let uniqueTexts: [SourceFieldPath]
  private let comparesNames: Bool
  /// What the type of the entries is called in code.
  private let type: String
  private let bindings: Bindings

  init(_ schema: EntrySchema) {
    // Categories are in the settings, beside which every entry is.
    references = schema.entry.sourcePaths { $0.reference != nil && !$0.isCategory }
    uniqueTexts = schema.entry.namespacePaths
    comparesNames = schema.bindings[.distinctFrom] != nil
    type = schema.entry.name.kotlin
    bindings = schema.bindings
  }

  /// What a link is about.
  enum Kind: UInt8 {
    case id, key, item, text, member, tile
  }

  /// The links of an entry, in their order and each once.
  func links(of entry: BrandSource) -> [UInt64] {
    let references = references.flatMap { $0.texts(in: entry.object) }.map(\.value)
    let relatives = [entry.group, entry.replacedBy].compactMap(\.?.value) + entry.distinctFrom.map(\.value)
    // A logo is called as its brand is.
    let logo = entry.logo.map { [$0.value.fileStem] } ?? []
    let ids = [entry.key, entry.fileID] + references + relatives + logo
    let names = (entry.name.map { [$0] } ?? []) + entry.aliases + entry.programmes
    let texts = UniqueText.all(of: entry, uniqueTexts).map(\.key.text)
    let members = IdentifierStyle.possibleMembers(id: entry.key, type: type).map { $0.lowercased() }
    // The colours follow from the settings too, which may change without the entry.
    let tile = bindings[.initials].flatMap { _ in entry.initials(bindings) }
    let all =
      ids.map { Self.link(.id, $0) } + names.flatMap(Self.keys(of:)).map { Self.link(.key, $0.description) }
      + (entry.wikidata.map { [Self.link(.item, $0.value)] } ?? [])
      + texts.map { Self.link(.text, $0.description) }
      + members.map { Self.link(.member, $0) }
      + (tile.map { [Self.link(.tile, "\(entry.category?.value ?? "")/\($0)")] } ?? [])
      + (comparesNames ? entry.name.map { Array(SimilarNames.forms(of: $0)) } ?? [] : [])
    return all.sorted().reduce(into: []) { links, link in
      if links.last != link { links.append(link) }
    }
  }

  /// The keys that a name has in common with other names, and the one that it may have with a word of the settings.
  private static func keys(of name: SearchableName) -> [SearchKey] {
    name.keys.count == 1 ? name.keys : name.keys + [name.plainKey]
  }

  static func link(_ kind: Kind, _ text: String) -> UInt64 {
    var hash = TextHash()
    hash.add(kind.rawValue)
    for byte in text.utf8 { hash.add(byte) }
    return hash.value
  }
}

/// A set of links. They are hashes already, so that none has to be made to look one up: a catalogue has some hundred thousand.
struct LinkSet {
  private var slots: [UInt64]
  private let mask: Int

  init(_ links: [UInt64]) {
    // Mostly empty, so that what isn't in the set is seldom compared twice.
    let count = 1 << (Int.bitWidth - (links.count * 8).leadingZeroBitCount)
    (slots, mask) = (Array(repeating: Self.empty, count: count), count - 1)
    for link in links {
      let slot = slot(of: link)
      slots[slot] = max(link, 1)
    }
  }

  private static let empty: UInt64 = 0

  func contains(_ link: UInt64) -> Bool { slots[slot(of: link)] != Self.empty }

  /// The slot that has a link, or the empty one where it would be.
  private func slot(of link: UInt64) -> Int {
    let link = max(link, 1)
    var slot = Int(truncatingIfNeeded: link) & mask
    while slots[slot] != Self.empty, slots[slot] != link { slot = (slot + 1) & mask }
    return slot
  }
}
