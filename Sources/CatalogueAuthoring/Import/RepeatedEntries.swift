internal import Catalogue
internal import CatalogueRules
internal import CatalogueSources
internal import StrictJSON

/// Entries of an import that may be one and the same: they have the same name, the same Wikidata item, or the same text
/// where each has its own. All are imported, because only a person knows which to leave out.
struct RepeatedEntries {
  private let fields: BrandFields
  /// Whether two entries shouldn't have the same name.
  private let comparesNames: Bool
  /// The first entry that has a name or an item.
  private var names: [SearchKey: ImportedBrand] = [:]
  private var items: [String: ImportedBrand] = [:]
  /// The paths to the texts that each entry has for itself, and the first that has one, by its namespace.
  private let uniquePaths: [SourceFieldPath]
  private var uniqueTexts: [String: [UniqueKey: (id: String, span: Range<Int>)]] = [:]

  /// - Parameters:
  ///   - fields: names and items are compared only in a kind that says of which entries they may be alike.
  ///   - isRelease: whether the catalogue was published: it doesn't say which names may be alike, and was
  ///     checked.
  init(_ schema: EntrySchema, _ fields: BrandFields, ofRelease isRelease: Bool) {
    self.fields = fields
    uniquePaths = schema.entry.namespacePaths
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
    noteUniqueTexts(of: brand, &log)
  }

  private mutating func noteUniqueTexts(of brand: ImportedBrand, _ log: inout ImportLog) {
    guard let object = brand.value.object else { return }
    for path in uniquePaths {
      guard let namespace = path.field?.namespace else { continue }
      for text in path.texts(in: object) {
        let key = UniqueKey(text.value)
        if let first = uniqueTexts[namespace]?[key] {
          report(path.name, text, first.id, first.span, "change one", &log)
        } else {
          uniqueTexts[namespace, default: [:]][key] = (id(brand), text.span)
        }
      }
    }
  }

  /// - Parameter advice: what to do where they aren't the same.
  private func report(
    _ field: String?, of brand: ImportedBrand, _ other: ImportedBrand, _ advice: String,
    _ log: inout ImportLog
  ) {
    guard let field, let text = brand.text(field), let first = other.text(field) else { return }
    report(field, text, id(other), first.span, advice, &log)
  }

  private func report(
    _ field: String, _ text: Located<String>, _ other: String, _ first: Range<Int>, _ advice: String,
    _ log: inout ImportLog
  ) {
    log.error(
      "\(field) \"\(text.value.shortened)\" is also that of \(other) (\(log.position(first)))",
      at: text.span, fix: "leave one of them out if they are the same; else \(advice)", related: [first])
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
