internal import Catalogue
internal import CatalogueSources
internal import Diagnostics
internal import YAMLSource

/// Categories, which the market's settings list.
extension Rule {
  package static let categoryCounts = Rule(
    "E215", .error, "A category has as many active brands as catalogue.yaml asks for.",
    sources: { context in
      // The categories are of the first collection that has them.
      guard
        context.kind.collections.first(where: { $0.category != nil })?.collection == context.schema.collection
      else { return [] }
      let limited = context.settings.categories.filter { $0.minimum != nil || $0.maximum != nil }
      guard !limited.isEmpty else { return [] }
      var counts: [String: Int] = [:]
      for brand in context.liveBrands { counts[brand.category?.value ?? "", default: 0] += 1 }
      // Brands whose files have errors may belong to any category.
      let known = Set(context.settings.categories.map(\.id.value))
      let lost = context.doubtfulCount + counts.reduce(0) { known.contains($1.key) ? $0 : $0 + $1.value }
      return limited.compactMap { category in
        let count = counts[category.id.value] ?? 0
        let found =
          "category \(category.id.value) has \(counted(count, "active brand")); catalogue.yaml asks for"
        if let minimum = category.minimum, count + lost < minimum.value {
          return Finding("\(found) at least \(minimum.value)", at: context.settings.location(minimum.span))
        }
        if let maximum = category.maximum, count > maximum.value {
          return Finding("\(found) at most \(maximum.value)", at: context.settings.location(maximum.span))
        }
        return nil
      }
    })

  package static let knownCategory = Rule(
    "E218", .error, "A brand's category is one of catalogue.yaml's, which lists each once.",
    entriesTogether: { context in
      guard context.knowsCategories else { return { _ in [] } }
      let known = context.settings.categories.map(\.id.value)
      return { brand in
        guard let category = brand.category, !known.contains(category.value) else { return [] }
        return [context.unknown(category, of: brand, among: known)]
      }
    },
    sources: { $0.knowsCategories ? $0.settings.listedTwice() : [] })
}

extension SourceContext {
  /// Whether the categories could be read: one that couldn't isn't every brand's mistake.
  fileprivate var knowsCategories: Bool {
    !settings.isUnreadable && !unresolved.mayHave("categories", in: settings.source)
  }

  fileprivate func unknown(
    _ category: Located<String>, of brand: BrandSource, among known: [String]
  ) -> Finding {
    let field = fields.category ?? "category"
    // Its name, in the language of the market, is what people read in apps.
    if let id = settings.category(called: category.value) {
      return Finding(
        "\(field) \"\(category.value)\" is the name of a category, not its id",
        at: brand.location(category.span), fix: "write \(field): \(id)",
        edit: TextEdit(replacing: category.span, of: brand.source, with: YAMLWriter.scalar(id)))
    }
    let hint =
      NearestName.of(category.value, in: known).map { "; did you mean \"\($0)\"?" }
      ?? ": \(known.joined(separator: ", "))"
    return Finding(
      "\(field) \"\(category.value)\" isn't in catalogue.yaml\(hint)", at: brand.location(category.span))
  }
}

extension MarketSettings {
  /// The id of the category of that id or name, or nearly: case, accents and spaces don't count.
  package func category(called name: String) -> String? {
    if categories.contains(where: { $0.id.value == name }) { return name }
    let key = SearchKey(name)
    return categories.first { SearchKey($0.name) == key || SearchKey($0.id.value) == key }?.id.value
  }

  fileprivate func listedTwice() -> [Finding] {
    var first: [String: Category] = [:]
    return categories.compactMap { category in
      guard let other = first.updateValue(category, forKey: category.id.value) else { return nil }
      return Finding(
        "category \"\(category.id.value)\" is listed twice", at: location(category.id.span),
        fix: "delete one of them", related: [location(other.id.span)])
    }
  }
}
