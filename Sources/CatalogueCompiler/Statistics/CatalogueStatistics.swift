internal import Catalogue
public import CatalogueRules
public import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// What a market's sources hold, counted: also while there are findings, as far as the files can be read.
public struct CatalogueStatistics: Sendable {
  /// An optional field, and how many live brands leave it out.
  struct Gap: Sendable {
    /// Where there are several collections, with what its entries are: `word.audio`.
    let field: String
    let count: Int
    /// The number of the live brands.
    let total: Int
  }

  /// What the entries of all collections are called.
  let collection: EntryCollection
  /// Whether entries are counted by collection, of which there are several, and not by category.
  let isByCollection: Bool
  let country: String?
  /// Whether the kind has a country, categories, logos, colours and barcode rules. Only these are counted.
  let hasCountry, hasCategories, hasLogos, hasColors, hasBarcodes: Bool
  let categories: [CategoryCounts]
  let gaps: [Gap]
  /// The paths of files of which nothing could be read, which aren't counted.
  let unreadablePaths: [String]

  /// Counts the brands of a market's sources. Logos and templates aren't looked at, nor is anything validated.
  /// - Throws: `UnreadableInput`, with what is wrong with the entry schema.
  public init(_ files: SourceFiles) async throws(UnreadableInput) {
    let kind = try KindSchema(files.schemas.kind)
    var files = files
    (files.logos, files.symbols) = ([], [])
    self.init(await SourceParser(kind: kind).parse(files))
  }

  /// Counts sources that were read before.
  package init(_ sources: ParsedSources) {
    let kind = sources.kind
    let settings = sources.settings
    let only = kind.hasOneCollection ? sources.collections.first : nil
    collection = only?.schema.collection ?? .unknown
    isByCollection = only == nil
    country = settings.country
    hasCountry = kind.header.contains(.country)
    hasLogos = kind.bindings[.logo] != nil
    hasColors = kind.bindings[.tileColor] != nil
    hasBarcodes = kind.bindings[.barcodeRule] != nil
    categories =
      only.map { CategoryCounts.all(of: $0.readable, settings) }
      ?? sources.collections.map { CategoryCounts(of: $0, settings.retired(in: $0.schema, of: kind)) }
    hasCategories = only.map { $0.schema.category != nil } ?? true
    gaps = sources.collections.flatMap { $0.gaps(isOnly: kind.hasOneCollection) }
    unreadablePaths =
      (settings.isUnreadable ? [settings.source.path] : [])
      + sources.brands.filter(\.isUnreadable).map(\.source.path)
  }

  /// The categories that the kind has.
  var shownCategories: [CategoryCounts] { hasCategories ? categories : [] }

  /// How many entries have a logo, a colour and a barcode rule, in sentences; empty where the kind has none of these.
  package var summary: String {
    let (counts, entries) = (total, collection.counted(total.live))
    let icons = counts.icons == 0 ? "" : " (\(counts.icons) from an icon set)"
    let rules = counts.rules.values.reduce(0, +)
    let known = [
      hasLogos ? "\(counts.logos) have a logo with its source\(icons)" : nil,
      hasColors ? "\(counts.colors) a colour" : nil,
      hasBarcodes ? "\(rules) a barcode rule" : nil,
    ].compactMap(\.self)
    guard let last = known.last else { return "" }
    let list = known.count == 1 ? last : known.dropLast().joined(separator: ", ") + " and " + last
    let sentence = "Of \(entries), \(list)."
    guard hasBarcodes, rules > 0 else { return sentence }
    let sure = BarcodeConfidence.allCases.map { "\(counts.rules[$0] ?? 0) \($0.rawValue)" }
    return "\(sentence) The rules: \(sure.joined(separator: ", ")); \(counts.sourcedRules) with a source."
  }

  /// The counts of all categories together.
  var total: BrandCounts { categories.map(\.counts).reduce(BrandCounts(), +) }
}

extension ParsedSources.Collection {
  fileprivate var readable: [BrandSource] { brands.filter { !$0.isUnreadable } }

  /// The optional fields.
  fileprivate func gaps(isOnly: Bool) -> [CatalogueStatistics.Gap] {
    let live = readable.filter(\.isLive)
    return schema.entry.fields.filter(\.isCounted).map { field in
      .init(
        field: isOnly ? field.name : "\(schema.collection.entry).\(field.name)",
        count: live.count { $0.lacks(field.name) }, total: live.count)
    }
  }
}

extension BrandSource {
  /// Whether a field says nothing of the brand.
  fileprivate func lacks(_ field: String) -> Bool {
    guard let value = object[field] else { return true }
    return value.isNull || value.array?.isEmpty ?? false
  }
}

/// The counts of one category.
struct CategoryCounts: Sendable {
  /// The category's id; `nil` for what has none: ids that `catalogue.yaml` retires, brands whose category can't be
  /// read.
  let id: String?
  /// The name that apps show; the id where `catalogue.yaml` doesn't list it.
  let name: String
  let counts: BrandCounts
}

extension CategoryCounts {
  /// The counts of a whole collection.
  /// - Parameter retired: its ids that `catalogue.yaml` retires.
  fileprivate init(of collection: ParsedSources.Collection, _ retired: [MarketSettings.Retired]) {
    var counts = BrandCounts()
    for brand in collection.readable { counts.add(brand) }
    for _ in retired { counts.addRetired() }
    let name = collection.schema.collection
    self.init(id: name.name, name: name.heading, counts: counts)
  }

  /// The categories in their order in `catalogue.yaml`, then those that it doesn't list, then what has none.
  static func all(of brands: [BrandSource], _ settings: MarketSettings) -> [CategoryCounts] {
    var counts: [String: BrandCounts] = [:]
    var others = BrandCounts()
    for brand in brands {
      if let id = brand.category?.value {
        counts[id, default: BrandCounts()].add(brand)
      } else {
        others.add(brand)
      }
    }
    for _ in settings.retired { others.addRetired() }
    let names = Dictionary(settings.categories.map { ($0.id.value, $0.name) }) { first, _ in first }
    var listed: Set<String> = []
    let known = settings.categories.map(\.id.value).filter { listed.insert($0).inserted }
    let unknown = counts.keys.filter { !listed.contains($0) }.sorted()
    let all = (known + unknown).map { id in
      CategoryCounts(id: id, name: names[id] ?? id, counts: counts[id] ?? BrandCounts())
    }
    return others.isEmpty ? all : all + [CategoryCounts(id: nil, name: "no category", counts: others)]
  }
}

/// How many brands there are, and of how many something is known.
struct BrandCounts: Sendable {
  /// The live brands: those that are published as brands.
  private(set) var live = 0
  /// The brands and ids of which a tombstone is published.
  private(set) var retired = 0
  /// The live brands that have a logo, or name the icon that is one.
  private(set) var logos = 0
  /// The live brands that name an icon of a set.
  private(set) var icons = 0
  /// The live brands whose colour is known.
  private(set) var colors = 0
  /// The barcode rules that name their source.
  private(set) var sourcedRules = 0
  /// The live brands with a barcode rule, by how sure it is.
  private(set) var rules: [BarcodeConfidence: Int] = [:]

  /// The live brands without a barcode rule.
  var withoutRule: Int { live - rules.values.reduce(0, +) }

  var isEmpty: Bool { live == 0 && retired == 0 }

  mutating func add(_ brand: BrandSource) {
    guard brand.isLive else { return addRetired() }
    live += 1
    let isIcon = brand.icon != nil && (brand.logo == nil || brand.hasIcon)
    if isIcon { icons += 1 }
    if isIcon || brand.logo != nil { logos += 1 }
    if brand.color != nil { colors += 1 }
    if brand.barcode?.source != nil { sourcedRules += 1 }
    if let confidence = brand.barcode?.confidence { rules[confidence.value, default: 0] += 1 }
  }

  mutating func addRetired() { retired += 1 }

  static func + (left: BrandCounts, right: BrandCounts) -> BrandCounts {
    var sum = left
    sum.live += right.live
    sum.retired += right.retired
    sum.logos += right.logos
    sum.icons += right.icons
    sum.colors += right.colors
    sum.sourcedRules += right.sourcedRules
    sum.rules.merge(right.rules, uniquingKeysWith: +)
    return sum
  }
}
