internal import Catalogue
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// The categories of an import's brands: those of the settings that it was given, or else those that occur.
struct ImportedCategories {
  /// The categories of new settings: first those that the catalogue lists, then others that its brands name.
  private(set) var found: [(id: String, name: String)]
  private var ids: Set<String>
  /// The categories that are already reported: each once, not for each of its brands.
  private var reported: Set<String> = []
  private let settings: MarketSettings?
  /// Our categories, by the keys of theirs.
  private let table: [String: String]
  /// Whether brands without a category get the one whose words they have.
  private let findsByWords: Bool

  /// - Parameters:
  ///   - known: those that the catalogue lists.
  ///   - table: their categories in the first column, ours in the second.
  init(
    _ settings: MarketSettings?, known: [(id: String, name: String)] = [], table: SeparatedValues? = nil,
    findsByWords: Bool = false
  ) {
    (self.settings, self.findsByWords) = (settings, findsByWords)
    (found, ids) = (known, Set(known.map(\.id)))
    let pairs = (table?.rows ?? []).filter { $0.count > 1 && !$0[1].text.isEmpty }
    self.table = Dictionary(pairs.map { (TidyText.tidied($0[0].text), TidyText.tidied($0[1].text)) }) {
      first, _ in first
    }
  }

  /// Replaces a brand's category by the id; an unknown one stays as it is.
  mutating func assign(_ brand: inout ImportedBrand, _ fields: BrandFields, _ log: inout ImportLog) {
    guard let field = fields.category else { return }
    guard let said = brand.text(field), !said.value.isEmpty else {
      return findByWords(&brand, field, fields, &log)
    }
    let ours = table[TidyText.tidied(said.value)] ?? said.value
    guard let id = id(of: Located(value: ours, span: said.span), &log) else { return }
    guard !id.hasSameBytes(as: said.value) else { return }
    if reported.insert(said.value).inserted {
      log.warning(
        "category \"\(said.value.shortened)\" is written as its id, \"\(id)\"", at: said.span,
        item: "\(said.value.shortened) is \(id)", many: .things("categories are written as their ids"))
    }
    brand[field] = LocatedValue(.string(id), at: said.span)
  }

  private mutating func id(of said: Located<String>, _ log: inout ImportLog) -> String? {
    guard let settings else {
      guard let id = EntryID.derived(from: said.value, of: EntryID.categoryLengths) else { return nil }
      if ids.insert(id).inserted { found.append((id, TidyText.tidied(said.value))) }
      return id
    }
    if let id = settings.category(called: said.value) { return id }
    log.markAsReported(said.span)
    guard reported.insert(said.value).inserted else { return nil }
    let hint = NearestName.of(said.value, in: settings.categories.map(\.id.value)).map {
      "did you mean \"\($0)\"?"
    }
    log.error(
      "category \"\(said.value.shortened)\" isn't in \(settings.source.path)", at: said.span,
      fix: hint ?? "add it there, choose one of its categories, or say which it is in a table: --categories",
      item: said.value.shortened, many: .things("categories aren't in \(settings.source.path)"))
    return nil
  }

  /// Gives a brand the only category whose words are in its names.
  private func findByWords(
    _ brand: inout ImportedBrand, _ field: String, _ fields: BrandFields, _ log: inout ImportLog
  ) {
    guard findsByWords, brand[field]?.isEmpty ?? true, let settings else { return }
    let names = ([fields.name].compactMap(\.self)).compactMap { brand.text($0) }
    let lists = (fields.aliasLists + fields.keywordLists).flatMap { brand.texts($0) }
    let texts = (names + lists).map { Self.words(of: $0.value) }
    let fitting = settings.categories.filter { category in
      (category.words + [category.name]).map(Self.words).contains { word in
        texts.contains { $0.contains(word) }
      }
    }
    guard let category = fitting.first, fitting.count == 1 else { return }
    log.warning(
      "\(field) is \"\(category.id.value)\", by a word of the names", at: brand.span,
      item: "\(log.entry) is \(category.id.value)",
      many: .things("entries have a \(field) by a word of their names"))
    brand[field] = LocatedValue(.string(category.id.value), at: brand.span)
  }

  /// The words of a text as search has them, with a space on either side of each.
  private static func words(of text: String) -> String {
    let words = text.unicodeScalars.split { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
    return " \(words.map { SearchKey(String($0)).description }.joined(separator: " ")) "
  }
}
