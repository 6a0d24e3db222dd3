internal import Catalogue
internal import StrictJSON

/// The names that people search by, over all brands of an import: an alias that can't lead to one brand becomes a
/// keyword, and one that says nothing new goes.
struct ImportedAliases {
  /// Who has a name, and where it is written.
  private struct Owner {
    let brand: String
    let span: Range<Int>
    /// Of a brand that is no more, the one that takes its place: that may have its name.
    var heir: String?
  }

  private var names: [SearchKey: Owner] = [:]
  /// The first two owners: who has a third is told of one of them.
  private var aliases: [SearchKey: [Owner]] = [:]
  /// Words that mean a category, or nothing.
  private let genericWords: [SearchKey: String]

  init(_ brands: [ImportedBrand], tombstones: [ImportedTombstone], genericWords: [SearchKey: String]) {
    self.genericWords = genericWords
    for brand in brands {
      guard let id = brand.text("id")?.value else { continue }
      if let name = brand.text("name") { own(name, Owner(brand: id, span: name.span)) }
      for alias in brand.texts("aliases").map(SearchableName.init) {
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

  /// Leaves a brand the aliases that lead to it alone.
  func sort(_ brand: inout ImportedBrand, _ log: inout ImportLog) {
    let hasOtherKeywords = brand["keywords"].map { !$0.isEmpty && brand.texts("keywords").isEmpty } ?? false
    guard let id = brand.text("id")?.value, !hasOtherKeywords else { return }
    var seen = Set(brand.text("name").map(SearchableName.init)?.keys ?? [])
    var kept: [Located<String>] = []
    var keywords = brand.texts("keywords")
    var present = Set(keywords.map { ByteString($0.value) })
    for text in brand.texts("aliases") {
      let alias = SearchableName(text)
      guard seen.isDisjoint(with: alias.keys) else {
        log.repaired(
          "alias \"\(text.value.shortened)\" says no more than the name or another alias; it is gone",
          at: text.span)
        continue
      }
      seen.formUnion(alias.keys)
      guard let reason = ambiguity(of: alias, in: id) else {
        kept.append(text)
        continue
      }
      log.repaired(
        "alias \"\(text.value.shortened)\" \(reason.words); it is a keyword now", at: text.span,
        related: reason.places)
      if present.insert(ByteString(text.value)).inserted { keywords.append(text) }
    }
    guard kept.count < brand.texts("aliases").count else { return }
    brand.set("aliases", kept)
    brand.set("keywords", keywords)
  }

  /// Why an alias leads to more than its brand; `nil` where it doesn't.
  private func ambiguity(of alias: SearchableName, in id: String) -> (words: String, places: [Range<Int>])? {
    if !alias.keys.isEmpty, let kind = genericWords[alias.plainKey] { return ("is \(kind)", []) }
    if let owner = alias.keys.lazy.compactMap({ names[$0] }).first(where: { $0.brand != id && $0.heir != id })
    {
      return ("is the name of \(owner.brand)", [owner.span])
    }
    let owners = alias.keys.lazy.compactMap { aliases[$0]?.first { $0.brand != id } }
    return owners.first.map { ("also belongs to \($0.brand)", [$0.span]) }
  }
}
