internal import Catalogue
package import CatalogueSources
internal import Diagnostics

/// Fields that point at another entry, and texts that no two entries share, by the schema's annotations.
extension Rule {
  package static let references = Rule(
    "E221", .error,
    "A reference is the id of a live brand, or of a category of catalogue.yaml; a list has none twice.",
    entriesTogether: { context in
      let category = context.fields.category
      let paths = context.schema.entry.sourcePaths { field in
        field.reference != nil && field.roles.isDisjoint(with: haveOwnRules)
          && !(field.isCategory && field.name == category)
      }
      return { brand in
        paths.flatMap { path in
          let texts = path.texts(in: brand.object)
          return repeated(texts, at: path, in: brand)
            + texts.compactMap { text in
              context.problem(of: text.value, at: path, in: brand).map {
                Finding($0, at: brand.location(text.span))
              }
            }
        }
      }
    })

  /// The references of a list that are in it twice, unless the schema forbids that.
  private static func repeated(
    _ texts: [Located<String>], at path: SourceFieldPath, in brand: BrandSource
  ) -> [Finding] {
    // Of a list within records, each record has its own.
    guard let field = path.field, field.name == path.name, field.type.isList, !field.hasUniqueElements
    else { return [] }
    var first: [String: Range<Int>] = [:]
    return texts.compactMap { text in
      guard let span = first[text.value] else {
        first[text.value] = text.span
        return nil
      }
      return Finding(
        "\(path.name) has \"\(text.value)\" twice; delete one", at: brand.location(text.span),
        related: [brand.location(span)])
    }
  }

  /// The references whose rules say more, as E218 does of categories: E211 and E213.
  private static let haveOwnRules: Set<Role> = [.successor, .parent]

  package static let uniqueTexts = Rule(
    "E222", .error, "A text that has to be unique is on one brand only.",
    entriesTogether: { context in
      guard !context.schema.entry.namespacePaths.isEmpty else { return { _ in [] } }
      // A namespace may have texts of several collections: the first that has one owns it.
      var owners: [UniqueText.Key: UniqueText] = [:]
      for collection in context.ofCollections {
        let paths = collection.schema.entry.namespacePaths
        for brand in collection.brands where collection.isLive(brand) {
          for text in UniqueText.all(of: brand, paths) where owners[text.key] == nil {
            owners[text.key] = text
          }
        }
      }
      return { [owners, paths = context.schema.entry.namespacePaths] brand in
        guard context.isLive(brand) else { return [] }
        return UniqueText.all(of: brand, paths).compactMap { text in
          owners[text.key].flatMap(text.finding)
        }
      }
    })
}

/// A text of an entry that no other may have.
struct UniqueText {
  struct Key: Hashable {
    let namespace: String
    let text: UniqueKey
  }

  let key: Key
  private let brand: BrandSource
  private let path: SourceFieldPath
  private let text: Located<String>

  /// - Parameter paths: those to texts with a namespace.
  static func all(of brand: BrandSource, _ paths: [SourceFieldPath]) -> [UniqueText] {
    paths.flatMap { path -> [UniqueText] in
      guard let namespace = path.field?.namespace else { return [] }
      return path.texts(in: brand.object).map { text in
        UniqueText(
          key: Key(namespace: namespace, text: UniqueKey(text.value)), brand: brand, path: path, text: text)
      }
    }
  }

  /// That another text is the first of them; `nil` where that is this one.
  fileprivate func finding(_ owner: UniqueText) -> Finding? {
    guard owner.brand !== brand || owner.text.span != text.span else { return nil }
    return Finding(
      "\(path.name) \"\(text.value)\" also belongs to \(owner.brand.key); change or remove one",
      at: brand.location(text.span), related: [owner.brand.location(owner.text.span)])
  }
}

extension RecordType {
  /// The paths to texts that no two entries share.
  package var namespacePaths: [SourceFieldPath] { sourcePaths { $0.namespace != nil } }
}

extension SourceContext {
  /// What is wrong with a reference, in one sentence.
  fileprivate func problem(of id: String, at path: SourceFieldPath, in entry: BrandSource) -> String? {
    guard let entries = path.field?.reference.flatMap(index) else {
      let known = settings.categories.map(\.id.value)
      let isUnknown = settings.isUnreadable || unresolved.mayHave("categories", in: settings.source)
      guard !isUnknown, !known.contains(id) else { return nil }
      return "\(path.name) \"\(id)\" isn't in catalogue.yaml\(NearestName.hint(for: id, in: known))"
    }
    if path.field?.roles.contains(.distinctFrom) ?? false { return problem(ofOther: id, at: path, in: entry) }
    guard let brand = entries.brandsByID[id] else { return missing(path.name, id, in: entries) }
    guard knowsStatus(of: brand), !brand.isLive else { return nil }
    return "\(path.name) \"\(id)\" is \(brand.status.rawValue), not a live \(entries.schema.collection.word)"
  }

  /// The same of an entry with nearly the same name, which may have ended: its name is still compared.
  private func problem(ofOther id: String, at path: SourceFieldPath, in entry: BrandSource) -> String? {
    if id == entry.key { return "\(path.name) \"\(id)\" is the \(schema.collection.word) itself; delete it" }
    guard brandsByID[id] == nil, !retired.contains(where: { $0.id.value == id }) else { return nil }
    return missing(path.name, id, besides: entry.key)
  }

  /// What is wrong with the id of a brand that isn't among the files; `nil` where its file has a finding of its own.
  /// - Parameters:
  ///   - own: the id of the entry that names it, which it can't mean; `nil` where it can.
  ///   - entries: those of the collection that it should be in; `nil` for the brand's own.
  func missing(_ field: String, _ id: String, besides own: String? = nil, in entries: EntryIndex? = nil)
    -> String?
  {
    let entries = entries ?? self.entries(at: current)
    if entries.hasFile(named: id) { return nil }
    if settings.retired(in: entries.schema, of: kind).contains(where: { $0.id.value == id }) {
      return "\(field) \"\(id)\" is retired, not a live \(entries.schema.collection.word)"
    }
    let known = entries.liveBrands.map(\.key).filter { $0 != own }.sorted()
    return "\(field) \"\(id)\" doesn't exist\(NearestName.hint(for: id, in: known))"
  }
}
