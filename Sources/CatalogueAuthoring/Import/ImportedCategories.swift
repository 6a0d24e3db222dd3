internal import Catalogue
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// The categories of an import's brands: those of the settings that it was given, or else those that occur.
struct ImportedCategories {
  /// Those that occur, in their order, where there are no settings.
  private(set) var found: [(id: String, name: String)] = []
  private var ids: Set<String> = []
  /// The categories that are already reported: each once, not for each of its brands.
  private var reported: Set<String> = []
  private let settings: MarketSettings?

  init(_ settings: MarketSettings?) { self.settings = settings }

  /// Replaces a brand's category by the id; an unknown one stays as it is.
  /// - Parameter field: the field that names it.
  mutating func assign(_ brand: inout ImportedBrand, _ field: String?, _ log: inout ImportLog) {
    guard let field, let said = brand.text(field) else { return }
    guard let id = id(of: said, &log) else { return }
    guard !id.hasSameBytes(as: said.value) else { return }
    if reported.insert(said.value).inserted {
      log.warning("category \"\(said.value.shortened)\" is written as its id, \"\(id)\"", at: said.span)
    }
    brand[field] = LocatedValue(.string(id), at: said.span)
  }

  private mutating func id(of said: Located<String>, _ log: inout ImportLog) -> String? {
    guard let settings else {
      guard let id = EntryID.derived(from: said.value, of: EntryID.categoryLengths) else { return nil }
      if ids.insert(id).inserted { found.append((id, TidyText.tidied(said.value))) }
      return id
    }
    let known = settings.categories
    if let category = known.first(where: { $0.id.value == said.value }) { return category.id.value }
    let key = SearchKey(said.value)
    if let category = known.first(where: { SearchKey($0.name) == key }) { return category.id.value }
    let hint = NearestName.of(said.value, in: known.map(\.id.value)).map { "did you mean \"\($0)\"?" }
    log.error(
      "category \"\(said.value.shortened)\" isn't in \(settings.source.path)", at: said.span,
      fix: hint ?? "add it there, or choose one of its categories")
    return nil
  }
}
