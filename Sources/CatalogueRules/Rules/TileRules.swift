internal import Catalogue
internal import CatalogueSources
internal import Diagnostics

/// The tiles that stand for brands without a logo, side by side in a category.
extension Rule {
  package static let distinctTiles = Rule(
    "W223", .warning,
    "Of the brands without a logo, no two of a category have the same initials and colours.",
    entriesTogether: { context in
      guard context.bindings[.initials] != nil else { return { _ in [] } }
      var tiles = CategoryTiles(context)
      return { tiles.findings(at: $0) }
    })
}

/// The tiles of a collection's live brands.
private struct CategoryTiles {
  private struct Place: Hashable {
    let category: String?
    var tile: Tile
  }

  private let context: SourceContext
  /// The neighbours with each tile: that one which the findings name comes last.
  private let brands: [Place: [BrandSource]]
  /// All tiles that there are or will be, once one is looked for that is free. (A lazy variable would be copied at each
  /// change.)
  private var taken: Set<Place>?

  init(_ context: SourceContext) {
    self.context = context
    let live = context.brands.filter(context.isLive)
    let placed = live.compactMap { brand in Self.place(of: brand, in: context).map { ($0, brand) } }
    brands = Dictionary(grouping: placed, by: \.0).filter { $0.value.count > 1 }
      .mapValues { $0.map(\.1).sorted(by: context.isReported) }
  }

  private static func place(of brand: BrandSource, in context: SourceContext) -> Place? {
    context.tile(of: brand).map { Place(category: brand.category?.value, tile: $0) }
  }

  /// A finding at a brand whose tile another one has too, beside that one.
  mutating func findings(at brand: BrandSource) -> [Finding] {
    guard !brands.isEmpty, let place = Self.place(of: brand, in: context), let same = brands[place],
      let other = same.last, same.dropLast().contains(where: { $0 === brand }),
      // Two files of one id have a finding already.
      other.key != brand.key
    else { return [] }
    return [finding(place, brand, beside: other)]
  }

  private mutating func finding(
    _ place: Place, _ brand: BrandSource, beside other: BrandSource
  ) -> Finding {
    let (field, tile) = (context.name(.initials), place.tile)
    let written = other.location(context.span(ofInitials: other))
    return Finding(
      "\(tile.initials) on \(tile.background) is the tile of \(brand.key) and of \(other.key) (\(written))",
      at: brand.location(context.span(ofInitials: brand)),
      fix: freeInitials(for: brand, place).map { "write \(field): \($0)" } ?? "write other \(field)",
      related: [written])
  }

  /// Initials that no brand of the category has on these colours; from then on they are taken.
  private mutating func freeInitials(for brand: BrandSource, _ place: Place) -> String? {
    if taken == nil { taken = Set(context.liveBrands.compactMap { Self.place(of: $0, in: context) }) }
    var place = place
    for initials in Self.initials(from: brand.name?.value ?? "") {
      place.tile.initials = initials
      if taken?.insert(place).inserted == true { return initials }
    }
    return nil
  }

  /// Initials that a person would take from a name, the best first: its first letter with one that begins another word, or
  /// with any other, then with two others. YAML reads all of them as text without quotes.
  private static func initials(from name: String) -> [String] {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "." }
      .map { SearchKey(String($0)).description.uppercased() }
    let letters = words.joined().drop { $0.isNumber }.prefix(12)
    guard let first = letters.first else { return [] }
    let others = Array(letters.dropFirst())
    let pairs = (words.dropFirst().compactMap(\.first) + others).map { "\(first)\($0)" }
    let triples = others.indices.flatMap { index in
      others[(index + 1)...].map { "\(first)\(others[index])\($0)" }
    }
    return (pairs + triples + (2...9).map { "\(first)\($0)" }).filter { !yamlWords.contains($0) }
  }

  /// What some readers of YAML take for something else than a text.
  private static let yamlWords: Set = ["NO", "ON", "OFF", "YES"]
}

extension SourceContext {
  /// The tile of a brand; `nil` where it has a logo or names an icon, or something of the tile couldn't be read.
  fileprivate func tile(of brand: BrandSource) -> Tile? {
    let color = brand.color.map { RGBColor($0.value) } ?? settings.neutralColor?.color(of: brand.key)
    guard brand.logo == nil, brand.icon == nil, let name = brand.name, let background = color,
      !Self.tileRoles.contains(where: { mayHave(self.name($0), brand) })
    else { return nil }
    let tile = Tile(
      name: name.value, initials: brand.initials(bindings),
      background: background, letters: brand.initialsColor.flatMap { InitialsColor(rawValue: $0.value) })
    return tile.initials == Initials.unknown ? nil : tile
  }

  private static let tileRoles: [Role] = [.logo, .tileColor, .initials, .initialsColor]

  /// What a brand's initials follow from.
  fileprivate func span(ofInitials brand: BrandSource) -> Range<Int>? {
    bindings[.initials].flatMap { brand.object.text($0)?.span } ?? brand.name?.span
  }
}

extension BrandSource {
  /// What is written on the brand's tile; `nil` where its name couldn't be read.
  func initials(_ bindings: Bindings) -> String? {
    bindings[.initials].flatMap { object.text($0)?.value } ?? name.map { Initials.derived(from: $0.value) }
  }
}
