internal import Catalogue
internal import CatalogueRules
internal import CatalogueSources
internal import StrictJSON

/// Entries of an import that may be one and the same: they have the same name, or the same Wikidata item. All are imported,
/// because only a person knows which to leave out.
struct RepeatedEntries {
  private let fields: BrandFields
  /// Whether two entries shouldn't have the same name.
  private let comparesNames: Bool
  /// The first entry that has a name or an item.
  private var names: [SearchKey: ImportedBrand] = [:]
  private var items: [String: ImportedBrand] = [:]

  /// - Parameters:
  ///   - fields: of a kind that says of which entries the names may be alike, or which are one family. Of another, nothing
  ///     is repeated.
  ///   - isRelease: whether the catalogue was published: it doesn't say which names may be alike, and was
  ///     checked.
  init(_ fields: BrandFields, ofRelease isRelease: Bool) {
    self.fields = fields
    comparesNames = fields.bindings[.distinctFrom] != nil && !isRelease
  }

  /// Reports an entry that may be one of those before it.
  mutating func note(_ brand: ImportedBrand, _ log: inout ImportLog) {
    guard BrandStatus(rawValue: brand.text(fields.bindings[.status])?.value ?? "")?.isTombstone != true else {
      return
    }
    let (name, item) = (brand.text(fields.name), brand.text(fields.bindings[.wikidata]))
    let key = comparesNames ? name.map { SearchKey($0.value) } : nil
    // A name of other letters has no key.
    let sameName = key.flatMap { $0.description.isEmpty ? nil : names[$0] }
    let sameItem = item.flatMap { items[$0.value] }
    if let other = sameName, !isDistinct(brand, from: other) {
      report(
        fields.name, of: brand, other, "set \(fields.bindings.name(.distinctFrom)): [\(id(other))]", &log)
    }
    if let other = sameItem, !isFamily(brand, other) {
      let family = other.text(fields.bindings[.parent])?.value ?? id(other)
      let advice = "correct one, or set \(fields.bindings.name(.parent)): \(family)"
      report(fields.bindings[.wikidata], of: brand, other, advice, &log)
    }
    if let key, names[key] == nil { names[key] = brand }
    if let item, items[item.value] == nil { items[item.value] = brand }
  }

  /// - Parameter advice: what to do where they aren't the same.
  private func report(
    _ field: String?, of brand: ImportedBrand, _ other: ImportedBrand, _ advice: String,
    _ log: inout ImportLog
  ) {
    guard let field, let text = brand.text(field), let first = other.text(field) else { return }
    log.error(
      "\(field) \"\(text.value.shortened)\" is also that of \(id(other)) (\(log.position(first.span)))",
      at: text.span, fix: "leave one of them out if they are the same; else \(advice)", related: [first.span])
  }

  private func id(_ brand: ImportedBrand) -> String { brand.text(fields.id)?.value ?? "" }

  /// Whether one of two entries says that it isn't the other.
  private func isDistinct(_ one: ImportedBrand, from other: ImportedBrand) -> Bool {
    let list = fields.bindings[.distinctFrom]
    return one.texts(list).contains { $0.value == id(other) }
      || other.texts(list).contains { $0.value == id(one) }
  }

  /// Whether one of two entries is in the other's group, or both in a third's: such share a Wikidata item (E216).
  private func isFamily(_ one: ImportedBrand, _ other: ImportedBrand) -> Bool {
    let family = { (brand: ImportedBrand) in
      brand.text(fields.bindings[.parent])?.value ?? id(brand)
    }
    return family(one) == family(other)
  }
}
