internal import Catalogue

/// What a person is told of a difference: a sentence, and sections of what changed, the worst first. Every word is
/// chosen here; printers only give them form.
struct DifferenceReport {
  struct Section {
    let title: String
    let items: [Item]
    /// Whether it tells what breaks somebody.
    var isBreaking = false
  }

  struct Item {
    let phrase: Phrase
    /// What is told of it, a line each.
    var details: [Phrase] = []
  }

  let summary: Phrase
  let sections: [Section]
  /// What can be shown of the logos, where they can be looked at.
  let logos: [LogoChange]

  init(_ difference: CatalogueDifference) {
    let ended = { (status: BrandStatus) in
      difference.ended.filter { $0.status == status }.map { Item(phrase: Self.phrase(of: $0)) }
    }
    let fields = { (area: FieldChange.Area) in FieldChangeWords(difference).items(of: area) }
    let sections = [
      Section(
        title: "Breaks apps", items: difference.breaks.map { Item(phrase: $0.message) }, isBreaking: true),
      Section(title: "Added", items: difference.added.map { Item(phrase: Self.phrase(of: $0)) }),
      Section(title: "Renamed", items: ended(.renamed)),
      Section(title: "Merged", items: ended(.merged)),
      Section(title: "Closed", items: ended(.closed)),
      Section(title: "Removed", items: difference.removed.map { Item(phrase: Self.phrase(of: $0)) }),
      Section(title: "Ids used again", items: difference.revived.map { Item(phrase: "\($0)") }),
      Section(title: "Changed", items: fields(.brand)),
      Section(title: "Barcode rules", items: fields(.barcode)),
      Section(
        title: "Logos", items: fields(.logo) + difference.redrawn.map { Item(phrase: "\($0): drawn anew") }),
      Section(title: "Tombstones", items: fields(.tombstone)),
      Section(title: "The catalogue itself", items: fields(.catalogue)),
    ]
    self.sections = sections.filter { !$0.items.isEmpty }
    logos = difference.logos
    summary = Self.summary(difference)
  }

  /// `Catalogue 2026-05-31 → 2026-11-21: 2 added, 1 renamed; 1 break`
  private static func summary(_ difference: CatalogueDifference) -> Phrase {
    let (old, new) = (difference.oldRelease.version, difference.newRelease.version)
    let versions: Phrase =
      old == new ? "Catalogue \(words: "\(new)")" : "Catalogue \(words: "\(old)") → \(words: "\(new)")"
    guard !difference.isEmpty else { return "\(versions): nothing changed" }
    return "\(versions): \(words: difference.counts)"
  }

  private static func phrase(of brand: CatalogueDifference.AddedBrand) -> Phrase {
    brand.category.map { "\(brand.entry), \(code: $0)" } ?? "\(brand.entry)"
  }

  private static func phrase(of entry: CatalogueDifference.RemovedEntry) -> Phrase {
    entry.wasTombstone ? "\(entry.entry), a tombstone" : "\(entry.entry)"
  }

  static func phrase(of brand: EndedBrand) -> Phrase {
    let day: Phrase = brand.endedOn.map { "; its last day was \(code: $0)" } ?? ""
    guard let successor = brand.successor else { return "\(brand.entry)\(day)" }
    return brand.status == .renamed
      ? "\(brand.entry) is \(successor) now\(day)" : "\(brand.entry) is part of \(successor) now\(day)"
  }
}
