internal import Catalogue
internal import CatalogueSources
internal import StrictJSON

/// Compares a collection of two catalogues, id by id.
struct CatalogueChanges {
  let old: CatalogueContent
  let new: CatalogueContent
  private(set) var added: [CatalogueDifference.AddedBrand] = []
  private(set) var ended: [EndedBrand] = []
  private(set) var removed: [CatalogueDifference.RemovedEntry] = []
  private(set) var revived: [CatalogueEntry] = []
  private(set) var fields: [FieldChange] = []
  /// The entries of which one catalogue has the logo of an icon, and the other was built without the icon set.
  private(set) var withoutIcons: Set<String> = []

  init(from old: CatalogueContent, to new: CatalogueContent) { (self.old, self.new) = (old, new) }

  mutating func compare() {
    for id in KeyedList.keys(of: old.entries, old.tombstones, new.entries, new.tombstones) {
      guard let entry = new.entry(id) ?? old.entry(id) else { continue }
      compare(entry, old[id], new[id])
    }
  }

  private mutating func compare(
    _ entry: CatalogueEntry, _ before: CatalogueContent.State?, _ after: CatalogueContent.State?
  ) {
    switch (before, after) {
    case (nil, .entry(let object)):
      added.append(.init(entry: entry, category: new.fields.category.flatMap { object.text($0)?.value }))
    case (.tombstone, .entry): revived.append(entry)
    case (nil, .tombstone(let object)), (.entry, .tombstone(let object)):
      ended.append(EndedBrand(entry, object, in: new))
    case (.entry, nil): removed.append(.init(entry: entry, wasTombstone: false))
    case (.tombstone, nil): removed.append(.init(entry: entry, wasTombstone: true))
    case (.entry(let before), .entry(let after)):
      let bindings = new.fields.bindings
      let lacksIcon = bindings.isIconUnknown(in: before, after)
      if lacksIcon { withoutIcons.insert(entry.id) }
      // A logo with another digest is redrawn, which is reported as such.
      fields += FieldComparison.differences(
        from: before, to: after, of: new.fields.entry,
        ignoring: lacksIcon ? bindings.fields(of: .logos) : bindings.logoDigests
      ).map { difference in
        FieldChange(new.fields.area(of: difference.path), entry, difference)
      }
    case (.tombstone(let before), .tombstone(let after)):
      fields += FieldComparison.differences(from: before, to: after).map {
        FieldChange(.tombstone, entry, $0)
      }
    case (nil, nil): break
    }
  }
}

/// The changes of no entry.
extension CatalogueChanges {
  /// What differs in the catalogue's own fields, and in the order of its lists.
  static func ofCatalogue(_ collections: [CatalogueChanges]) -> [FieldChange] {
    guard let first = collections.first else { return [] }
    let ignored = collections.reduce(into: Set(["version", "revision", CatalogueForm.categories])) {
      $0.formUnion($1.ignored)
    }
    let differences =
      FieldComparison.differences(from: first.old.root, to: first.new.root, ignoring: ignored)
      + CategoryComparison.differences(from: first.old.root, to: first.new.root)
      + collections.flatMap(\.listDifferences)
    return differences.map { FieldChange(.catalogue, nil, $0) }
  }

  private var listDifferences: [FieldComparison.Difference] {
    var comparison = FieldComparison()
    for (name, before, after) in [
      (new.names.list, old.entries, new.entries), (CatalogueForm.tombstones, old.tombstones, new.tombstones),
    ] {
      comparison.compareOrder(before, after, at: FieldPath().member(name))
      comparison.compareStrays(before, after, at: FieldPath().member(name))
    }
    return comparison.differences
  }

  /// What is reported otherwise: the entries, and the number of entries where it is right.
  private var ignored: Set<String> {
    var names: Set<String> = []
    for name in [new.names.list, CatalogueForm.tombstones]
    where old.root[name]?.array != nil && new.root[name]?.array != nil {
      names.insert(name)
    }
    let isCounted = [old, new].allSatisfy { content in
      let count = content.root[content.names.list]?.array?.count ?? 0
      return content.root[new.names.count]?.integer == Int64(count)
    }
    if isCounted { names.insert(new.names.count) }
    return names
  }
}

extension FieldChange {
  fileprivate init(_ area: Area, _ entry: CatalogueEntry?, _ difference: FieldComparison.Difference) {
    self.init(
      area: area, entry: entry, path: difference.path, old: difference.old, new: difference.new)
  }
}

extension Bindings {
  /// Whether two forms of an entry name the same icon, but only one of them has a logo.
  fileprivate func isIconUnknown(in old: LocatedObject, _ new: LocatedObject) -> Bool {
    guard let icon = self[.logoIcon], let logo = self[.logo], let slug = old.text(icon)?.value,
      new.text(icon)?.value == slug
    else { return false }
    return (old.text(logo) == nil) != (new.text(logo) == nil)
  }
}
