package import Catalogue
package import CatalogueSources
internal import Diagnostics

/// Where every name, alias and programme is used, by its search key.
package struct NameIndex: Sendable {
  /// One use of a name.
  package struct Use: Sendable {
    package let brand: BrandSource
    package let text: SearchableName
  }

  /// The most uses of one key that are kept: enough for the findings, and a bound where thousands share a key.
  private static let mostUses = 50

  package private(set) var names: [SearchKey: [Use]] = [:]
  package private(set) var aliases: [SearchKey: [Use]] = [:]
  private(set) var programmes: [SearchKey: [Use]] = [:]

  /// - Parameters:
  ///   - brands: whose names count: tombstones too.
  ///   - live: whose other names count.
  init(_ brands: [BrandSource], live: [BrandSource]) {
    for brand in brands {
      if let name = brand.name { Self.add(name, of: brand, to: &names) }
    }
    for brand in live {
      for alias in brand.aliases { Self.add(alias, of: brand, to: &aliases) }
      for programme in brand.programmes { Self.add(programme, of: brand, to: &programmes) }
    }
  }

  /// Other brands' uses of a name, the first use of each brand.
  static func others(
    than brand: BrandSource, using text: SearchableName, in index: [SearchKey: [Use]]
  ) -> [Use] {
    var (others, seen): ([Use], Set<String>) = ([], [])
    for key in text.keys {
      for use in index[key] ?? [] where use.brand.source.path != brand.source.path {
        // Two files of one id have a finding already.
        guard use.brand.key != brand.key else { continue }
        if seen.insert(use.brand.source.path).inserted { others.append(use) }
      }
    }
    return others
  }

  private static func add(_ text: SearchableName, of brand: BrandSource, to index: inout [SearchKey: [Use]]) {
    for key in text.keys where index[key]?.count ?? 0 < Self.mostUses {
      index[key, default: []].append(Use(brand: brand, text: text))
    }
  }
}
