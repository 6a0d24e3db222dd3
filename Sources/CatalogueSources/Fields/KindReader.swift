internal import StrictJSON

/// Reads what `kind.yaml` says of the whole kind, whatever the fields of its entries are.
struct KindReader {
  /// The collections of the entries, in their order; none where they can't be read, which is reported.
  private(set) var collections: [EntryCollection] = []
  /// The settings of `catalogue.yaml` that are published with every catalogue.
  private(set) var header: Set<HeaderSetting> = []
  /// The files that catalogues are written to; `nil` where they are the usual ones.
  private(set) var outputs: [Output]?
  /// The paths of the word lists in the kind's folder, by their names.
  private(set) var words: [String: Located<String>] = [:]
  /// The paths in the kind's folder of all files that it names: schemas and word lists.
  private(set) var files: [Located<String>] = []
  /// How ids are spelt from other texts, by the spellings' names.
  private(set) var spellings: [String: Spelling] = [:]
  /// The count targets; `nil` where the kind has none.
  private(set) var counts: LocatedValue?
  /// The folders of files that entries name.
  private(set) var assets: [Located<AssetFolder>] = []
  /// The folder of the pictograms of categories; `nil` where the kind has none.
  private(set) var symbols: Located<String>?
  /// The fields that behaviours work with; `nil` where the kind has no behaviour.
  private(set) var behaviours: LocatedValue?
  private var mapping = KindMapping()
  /// The schemas and the members of the published catalogue that collections have already.
  private var (entries, members): (Set<String>, Set<String>) = ([], [])

  private static let mostCollections = 20

  var problems: [InvalidKind.Problem] { mapping.problems }

  init(_ kind: LocatedValue) {
    let members = mapping.members(
      of: kind, "the kind",
      known: [
        "collections", "header", "assets", "words", "spellings", "counts", "outputs", "symbols", "behaviours",
      ])
    for member in members {
      switch member.key {
      case "collections": readCollections(member)
      case "header": readHeader(member.value)
      case "assets":
        assets = mapping.assetFolders(member.value, reserved: Self.reservedNames)
      case "words": readWords(member.value)
      case "spellings": spellings = mapping.spellings(member.value)
      case "counts": counts = member.value
      case "outputs": readOutputs(member.value)
      case "symbols": symbols = folder(member.value)
      default: behaviours = member.value
      }
    }
    if collections.count > 1, let behaviours {
      mapping.report("a kind with behaviours has one collection", at: behaviours.span)
    }
    var folders = Set(collections.map(\.name))
    let others = assets.map { Located(value: $0.value.name, span: $0.span) } + [symbols].compactMap(\.self)
    for folder in others where !folders.insert(folder.value).inserted {
      mapping.report(
        "\"\(folder.value)\" is a folder of the kind already: choose another name", at: folder.span)
    }
    if problems.isEmpty, collections.isEmpty {
      mapping.report("\"collections\" is missing: the folder of the entries, and their schema", at: kind.span)
    }
  }

  private mutating func readCollections(_ member: LocatedObject.Member) {
    guard let object = mapping.mapping(member.value, "\"collections\"") else { return }
    guard (1...Self.mostCollections).contains(object.members.count) else {
      return mapping.report(
        "\"collections\" must name 1 to \(Self.mostCollections) collections", at: member.keySpan)
    }
    let read = object.members.map { readCollection($0) }
    if !read.contains(where: { $0 == nil }) { collections = read.compactMap(\.self) }
  }

  private mutating func readCollection(_ member: LocatedObject.Member) -> EntryCollection? {
    guard Self.isName(member.key), !Self.reservedNames.contains(member.key) else {
      let reserved = Self.reservedNames.sorted().joined(separator: ", ")
      mapping.report(
        "a collection's name is of up to 40 lower-case letters, digits and single hyphens, a letter first, and none of \(reserved)",
        at: member.keySpan)
      return nil
    }
    let before = problems.count
    let members = mapping.members(of: member.value, "\"\(member.key)\"", known: ["entry"])
    guard let entry = members.first?.value else {
      // What isn't a mapping has a finding already.
      if problems.count == before {
        mapping.report("\"\(member.key)\" needs \"entry\": \(Self.entry)", at: member.keySpan)
      }
      return nil
    }
    guard let name = entry.string, Self.isName(name) else {
      mapping.report("\"entry\" must be \(Self.entry)", at: entry.span)
      return nil
    }
    let collection = EntryCollection(name: member.key, entry: name)
    guard problems.count == before, isDistinct(collection, member.keySpan, entry.span) else { return nil }
    files.append(Located(value: collection.schemaName, span: entry.span))
    return collection
  }

  /// Whether a collection shares its schema and the members of the published catalogue with none before it.
  private mutating func isDistinct(
    _ collection: EntryCollection, _ name: Range<Int>, _ entry: Range<Int>
  ) -> Bool {
    guard entries.insert(collection.entry).inserted else {
      mapping.report("\"\(collection.entry)\" is the schema of another collection", at: entry)
      return false
    }
    guard members.insert(collection.member).inserted, members.insert(collection.countMember).inserted else {
      mapping.report("\"\(collection.name)\" is what a number of entries is called", at: name)
      return false
    }
    return true
  }

  private mutating func readWords(_ value: LocatedValue) {
    for list in mapping.mapping(value, "\"words\"")?.members ?? [] {
      let path = list.value.string ?? ""
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard Self.isName(list.key) else {
        mapping.report(
          "a word list's name is of lower-case letters, digits and single hyphens", at: list.keySpan)
        continue
      }
      guard path.hasSuffix(".txt"), parts.allSatisfy({ String($0).isFileName }) else {
        mapping.report(
          "a word list is a file of the kind's folder that ends in .txt, such as words/\(list.key).txt",
          at: list.value.span)
        continue
      }
      words[list.key] = Located(value: path, span: list.value.span)
      files.append(Located(value: path, span: list.value.span))
    }
  }

  private mutating func folder(_ value: LocatedValue) -> Located<String>? {
    guard let name = value.string, mapping.isFolder(name, reserved: Self.reservedNames) else {
      mapping.reportFolder("\"symbols\"", reserved: Self.reservedNames, at: value.span)
      return nil
    }
    return Located(value: name, span: value.span)
  }

  private mutating func readOutputs(_ value: LocatedValue) {
    guard let elements = value.array, !elements.isEmpty else {
      return mapping.report("\"outputs\" must be a list of outputs, each with its template", at: value.span)
    }
    outputs = elements.compactMap { mapping.output($0) }
  }

  private static let entry = "the name of the entries' schema without .schema.json"

  private mutating func readHeader(_ value: LocatedValue) {
    let known = HeaderSetting.allCases.map(\.rawValue).joined(separator: ", ")
    guard let settings = value.array else {
      return mapping.report("\"header\" must be a list of settings: \(known)", at: value.span)
    }
    for setting in settings {
      guard let name = setting.string.flatMap(HeaderSetting.init) else {
        mapping.report(
          "\"header\" lists settings that are published, of which there is: \(known)", at: setting.span)
        continue
      }
      if !header.insert(name).inserted {
        mapping.report("\(name.rawValue) is listed twice", at: setting.span)
      }
    }
  }

  /// What a published catalogue has beside its entries, a market's folder beside theirs, and templates beside both.
  private static let reservedNames: Set<String> = [
    EntrySchema.categories, EntrySchema.assets, "asset-paths", "bundled", "country", "schema-version",
    "revision",
    "tombstones", "version",
    "access", "choices", "chunks", "collections", "declarations", "dense", "entry", "enumerations", "formats",
    "header",
    "records", "release", "settings", "tables",
  ]

  /// A name of up to 40 characters.
  static func isName(_ text: String) -> Bool { text.utf8.count <= 40 && text.isKebabCase }
}

/// A setting of `catalogue.yaml` that may be published with every catalogue.
package enum HeaderSetting: String, CaseIterable, Sendable {
  case country
}
