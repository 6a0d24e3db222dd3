internal import Catalogue
internal import CatalogueSources
internal import StrictJSON

/// The names of all brands of an import, by which people search: an alias that is ambiguous becomes a keyword, and one
/// that repeats another name is removed.
struct ImportedAliases {
  /// The brand that has a name, and the name's position.
  private struct Owner {
    let brand: String
    let span: Range<Int>
    /// The successor of a brand that no longer exists, which may have its name.
    var heir: String?
  }

  private var names: [SearchKey: Owner] = [:]
  /// The first two owners: enough to name another one to each brand.
  private var aliases: [SearchKey: [Owner]] = [:]
  /// Words that mean a category, or nothing.
  private let genericWords: [SearchKey: String]

  private let fields: BrandFields

  init(
    _ brands: [ImportedBrand], _ fields: BrandFields, tombstones: [ImportedTombstone],
    genericWords: [SearchKey: String]
  ) {
    self.fields = fields
    self.genericWords = genericWords
    for brand in brands {
      guard let id = brand.text(fields.id)?.value else { continue }
      if let name = brand.text(fields.name) { own(name, Owner(brand: id, span: name.span)) }
      for alias in fields.aliasLists.flatMap({ brand.texts($0) }).map(SearchableName.init) {
        for key in alias.keys where aliases[key]?.count ?? 0 < 2 && aliases[key]?.first?.brand != id {
          aliases[key, default: []].append(Owner(brand: id, span: alias.span))
        }
      }
    }
    for tombstone in tombstones {
      guard let name = tombstone.name else { continue }
      own(name, Owner(brand: tombstone.id.value, span: name.span, heir: tombstone.replacedBy))
    }
  }

  private mutating func own(_ name: Located<String>, _ owner: Owner) {
    for key in SearchableName(name).keys where names[key] == nil { names[key] = owner }
  }

  /// Leaves a brand only the aliases that are its own.
  func sort(_ brand: inout ImportedBrand, _ log: inout ImportLog) {
    guard let id = brand.text(fields.id)?.value else { return }
    var seen = Set(brand.text(fields.name).map(SearchableName.init)?.keys ?? [])
    for list in fields.aliasLists { sort(list, of: &brand, id, &seen, &log) }
  }

  /// - Parameter seen: the keys of the names before the list.
  private func sort(
    _ list: String, of brand: inout ImportedBrand, _ id: String, _ seen: inout Set<SearchKey>,
    _ log: inout ImportLog
  ) {
    let keywordList = fields.keywordLists.first
    let hasOtherKeywords = brand[keywordList].map { !$0.isEmpty && brand.texts(keywordList).isEmpty } ?? false
    guard !hasOtherKeywords else { return }
    var kept: [Located<String>] = []
    var keywords = brand.texts(keywordList)
    var present = Set(keywords.map { ByteString($0.value) })
    for text in brand.texts(list) {
      let alias = SearchableName(text)
      guard seen.isDisjoint(with: alias.keys) else {
        log.warning(
          "alias \"\(text.value.shortened)\" is removed: it repeats the name or another alias",
          at: text.span, item: text.value.shortened,
          many: .things("aliases are removed: they repeat names or other aliases"))
        continue
      }
      seen.formUnion(alias.keys)
      guard keywordList != nil, let reason = ambiguity(of: alias, in: id) else {
        kept.append(text)
        continue
      }
      log.warning(
        "alias \"\(text.value.shortened)\" is now a keyword: it \(reason.words)", at: text.span,
        related: reason.spans)
      if present.insert(ByteString(text.value)).inserted { keywords.append(text) }
    }
    guard kept.count < brand.texts(list).count else { return }
    brand.set(list, kept)
    brand.set(keywordList, keywords)
  }

  /// Why an alias is ambiguous; `nil` where it isn't.
  private func ambiguity(of alias: SearchableName, in id: String) -> (words: String, spans: [Range<Int>])? {
    if !alias.keys.isEmpty, let kind = genericWords[alias.plainKey] { return ("is \(kind)", []) }
    if let owner = alias.keys.lazy.compactMap({ names[$0] }).first(where: { $0.brand != id && $0.heir != id })
    {
      return ("is the name of \(owner.brand)", [owner.span])
    }
    let owners = alias.keys.lazy.compactMap { aliases[$0]?.first { $0.brand != id } }
    return owners.first.map { ("also belongs to \($0.brand)", [$0.span]) }
  }
}
