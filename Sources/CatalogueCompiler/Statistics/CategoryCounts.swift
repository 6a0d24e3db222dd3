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
