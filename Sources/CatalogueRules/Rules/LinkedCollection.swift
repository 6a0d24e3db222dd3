internal import CatalogueSources

/// The entries of a collection with their links, by path.
struct LinkedCollection: Sendable {
  let brands: [BrandSource]
  private(set) var links = LinkTable()
  /// Whether each has a successor: a chain of replacements may be longer than from one entry to the next.
  private var haveSuccessors: [Bool] = []

  /// Those entries whose links a cache has.
  init(cached brands: [BrandSource]) {
    self.brands = brands.filter { $0.cachedLinks != nil }
    for brand in brands { if let links = brand.cachedLinks { append(links, of: brand) } }
  }

  /// The entries that are there now. Between those at the front and at the back that are the same as before, few are not.
  /// - Parameters:
  ///   - known: those of before.
  ///   - changed: gets the links of those that are new or gone.
  ///   - find: finds the links of an entry.
  init(
    _ brands: [BrandSource], among known: LinkedCollection?, changed: inout [UInt64],
    find: (BrandSource) -> [UInt64]
  ) {
    let known = known ?? LinkedCollection(cached: [])
    let front = zip(known.brands, brands).prefix { $0 === $1 }.count
    guard front < max(known.brands.count, brands.count) else {
      self = known
      return
    }
    self.brands = brands
    let rest = zip(known.brands.dropFirst(front).reversed(), brands.dropFirst(front).reversed())
    let back = rest.prefix { $0 === $1 }.count
    append(0..<front, of: known)
    var between = Dictionary(
      (front..<known.brands.count - back).map { (ObjectIdentifier(known.brands[$0]), $0) }
    ) { first, _ in first }
    for brand in brands[front..<brands.count - back] {
      if let same = between.removeValue(forKey: ObjectIdentifier(brand)) {
        append(same..<same + 1, of: known)
      } else {
        let links = brand.cachedLinks ?? LinkList(find(brand))
        append(links, of: brand)
        links.append(to: &changed)
      }
    }
    for gone in between.values { changed += known.links[gone] }
    append(known.brands.count - back..<known.brands.count, of: known)
  }

  private mutating func append(_ links: LinkList, of brand: BrandSource) {
    self.links.append(links)
    haveSuccessors.append(brand.replacedBy != nil)
  }

  private mutating func append(_ entries: Range<Int>, of other: LinkedCollection) {
    links.append(entries, of: other.links)
    haveSuccessors += other.haveSuccessors[entries]
  }

  /// The entries that the rules about linked entries have to look at, with their links.
  /// - Parameters:
  ///   - touching: the links of what changed.
  ///   - unchecked: the entries that weren't checked, in their order.
  ///   - isOpen: whether an entry has to be looked at after any change.
  func subjects(
    touching: LinkSet, unchecked: [BrandSource], isOpen: (BrandSource) -> Bool
  ) -> [(brand: BrandSource, links: ArraySlice<UInt64>)] {
    let isTouched = links.entries(where: touching.contains)
    var unchecked = unchecked[...]
    return brands.indices.filter { index in
      if unchecked.first === brands[index] {
        unchecked.removeFirst()
        return true
      }
      return isTouched[index] || haveSuccessors[index] || isOpen(brands[index])
    }.map { (brands[$0], links[$0]) }
  }

  /// The entries that have a link of a set.
  func brands(touching: LinkSet) -> [BrandSource] {
    zip(brands, links.entries(where: touching.contains)).filter(\.1).map(\.0)
  }
}
