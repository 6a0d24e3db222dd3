internal import Catalogue
internal import CatalogueSources

/// A difference in words: a sentence, and sections of changes, the worst first. Every word is chosen here; printers
/// only format them.
package struct DifferenceReport {
  struct Section {
    let title: String
    let items: [Item]
    /// Whether its changes break apps.
    var isBreaking = false
  }

  struct Item {
    let phrase: Phrase
    /// Further lines below it.
    var details: [Phrase] = []
  }

  let summary: Phrase
  let sections: [Section]
  /// The changed logos, for printers that can show them.
  let logos: [LogoChange]

  init(_ difference: CatalogueDifference) {
    let ended = { (status: BrandStatus) in
      difference.ended.filter { $0.status == status }.map { Item(phrase: Self.phrase(of: $0)) }
    }
    let fields = { (area: FieldChange.Area) in FieldChangeWords(difference).items(of: area) }
    let sections = [
      Section(
        title: "Breaks apps", items: difference.breaks.map { Item(phrase: $0.message) }, isBreaking: true),
      Section(title: "The same version", items: Self.sameVersion(difference)),
      Section(title: "Added", items: difference.added.map { Item(phrase: Self.phrase(of: $0)) }),
      Section(title: "Renamed", items: ended(.renamed)),
      Section(title: "Merged", items: ended(.merged)),
      Section(title: "Closed", items: ended(.closed)),
      Section(title: "Removed", items: difference.removed.map { Item(phrase: Self.phrase(of: $0)) }),
      Section(title: "Ids used again", items: difference.revived.map { Item(phrase: "\($0)") }),
      Section(title: "Changed", items: fields(.brand)),
      Section(title: "Barcode rules", items: fields(.barcode)),
      Section(
        title: "Logos", items: fields(.logo) + difference.redrawn.map { Item(phrase: "\($0): redrawn") }),
      Section(title: "Tombstones", items: fields(.tombstone)),
      Section(title: "The catalogue itself", items: fields(.catalogue)),
      Section(title: "Not compared", items: Self.notCompared(difference.withoutIconsCount)),
      Section(title: "Accepted warnings", items: Self.items(of: difference.acceptances?.added)),
      Section(title: "No longer accepted", items: Self.items(of: difference.acceptances?.removed)),
    ]
    self.sections = sections.filter { !$0.items.isEmpty }
    logos = difference.logos
    summary = Self.summary(difference)
  }

  /// `Catalogue 2026-05-31 → 2026-11-21: 2 added, 1 renamed; 1 break`
  private static func summary(_ difference: CatalogueDifference) -> Phrase {
    let (old, new) = (difference.oldRelease.description, difference.newRelease.description)
    let versions: Phrase =
      old == new ? "Catalogue \(words: "\(new)")" : "Catalogue \(words: "\(old)") → \(words: "\(new)")"
    guard !difference.isEmpty else { return "\(versions): nothing changed" }
    return "\(versions): \(words: difference.counts)"
  }

  private static func notCompared(_ count: Int) -> [Item] {
    guard count > 0 else { return [] }
    let logos = count == 1 ? "1 logo of an icon set" : "\(count) logos of an icon set"
    return [Item(phrase: "\(words: logos): one of the catalogues was built without it (\(code: "--icons"))")]
  }

  private static func items(of accepted: [AcceptanceChanges.AcceptedWarning]?) -> [Item] {
    (accepted ?? []).map { Item(phrase: $0.phrase) }
  }

  private static func sameVersion(_ difference: CatalogueDifference) -> [Item] {
    guard difference.keepsVersion else { return [] }
    let version = difference.newRelease.description
    return [
      Item(
        phrase:
          "the content changed under \(code: version): apps that have that version keep the older content"
      )
    ]
  }

  private static func phrase(of brand: CatalogueDifference.AddedBrand) -> Phrase {
    brand.category.map { "\(brand.entry), \(code: $0)" } ?? "\(brand.entry)"
  }

  private static func phrase(of entry: CatalogueDifference.RemovedEntry) -> Phrase {
    entry.wasTombstone ? "\(entry.entry), a tombstone" : "\(entry.entry)"
  }

  package static func phrase(of brand: EndedBrand) -> Phrase {
    let day: Phrase = brand.endedOn.map { "; its last day was \(code: $0)" } ?? ""
    guard let successor = brand.successor else { return "\(brand.entry)\(day)" }
    return brand.status == .renamed
      ? "\(brand.entry) is now \(successor)\(day)" : "\(brand.entry) is now part of \(successor)\(day)"
  }
}

extension CatalogueDifference {
  /// What an entry is called.
  private var noun: String { (comparedFields.collection ?? .unknown).word }

  /// `2 added, 1 renamed; 1 break`
  var counts: String {
    var changes = kinds.filter { !$1.isEmpty }.map { kind, ids in "\(ids.count) \(kind)" }
    if changes.isEmpty { changes = ["no \(noun) changed"] }
    let breaks = isBreaking ? "; \(self.breaks.count) \(self.breaks.count == 1 ? "break" : "breaks")" : ""
    return changes.joined(separator: ", ") + breaks
  }

  /// `1 added: coop; 2 changed: lidl, pam`, with up to five ids of each.
  var summary: String {
    let parts = kinds.filter { !$1.isEmpty }.map { kind, ids in
      "\(ids.count) \(kind): \(ids.prefix(5).joined(separator: ", "))\(ids.count > 5 ? ", …" : "")"
    }
    return parts.isEmpty ? "no \(noun)" : parts.joined(separator: "; ")
  }

  /// The ids by what happened to them, sorted.
  private var kinds: [(kind: String, ids: [String])] {
    let ended = { (status: BrandStatus) in
      self.ended.filter { $0.status == status }.map(\.entry.id)
    }
    // Two collections may have one and the same id.
    let changed = Set(fields.compactMap(\.entry) + redrawn).map(\.id).sorted()
    return [
      ("added", added.map(\.entry.id)), ("renamed", ended(.renamed)), ("merged", ended(.merged)),
      ("closed", ended(.closed)), ("removed", removed.map(\.entry.id)), ("revived", revived.map(\.id)),
      ("changed", changed),
    ]
  }
}
