internal import Catalogue
package import CatalogueSources
internal import Diagnostics

/// Finds pairs of names that are one letter apart without comparing every pair: two such names have a form in
/// common once one letter is left out of either (Mor and Fraenkel's deletion neighbourhood).
package struct SimilarNames {
  private struct Entry {
    let brand: BrandSource
    let name: SearchableName
    let letters: [UInt8]
  }

  /// Shorter names are one letter apart by chance.
  private static let shortest = 3
  /// Longer texts are no names, and the time for one grows with its square.
  private static let longest = 200

  /// The most findings of a brand, and the most brands of one form it is compared with: a thousand brands of one name
  /// must not give a million findings.
  private static let mostPairs = 3
  private static let mostNeighbours = 50

  private let entries: [Entry]
  /// For each entry, those before it that have a form in common with it, or forms of the same hash.
  private let candidates: [ObjectIdentifier: [Int]]

  /// The field that says that a name is intended; `nil` where there is none.
  private let field: String?

  init(_ brands: [BrandSource], field: String?) {
    self.field = field
    entries = brands.compactMap { brand in
      brand.name.flatMap { name in
        Self.letters(of: name).map { Entry(brand: brand, name: name, letters: $0) }
      }
    }
    candidates = Self.candidates(entries)
  }

  func findings(of brand: BrandSource) -> [Finding] {
    guard let candidates = candidates[ObjectIdentifier(brand)], let index = candidates.last else { return [] }
    let entry = entries[index]
    let near = candidates.dropLast().lazy.map { entries[$0] }.filter { Self.isNear(entry, $0) }
      .prefix(Self.mostPairs).map(\.self)
    return near.map { finding(entry, $0, meant: advice(entry.brand, near.map(\.brand.key))) }
  }

  /// For each entry that has some, its candidates in their order, and then its own index.
  private static func candidates(_ entries: [Entry]) -> [ObjectIdentifier: [Int]] {
    var forms: [(hash: UInt64, entry: Int)] = []
    for (index, entry) in entries.enumerated() {
      for hash in hashes(of: entry.letters) { forms.append((hash, index)) }
    }
    forms.sort { $0 < $1 }
    var candidates: [Int: Set<Int>] = [:]
    var start = 0
    for (index, form) in forms.enumerated() {
      if form.hash != forms[start].hash { start = index }
      let known = forms[start..<min(index, start + mostNeighbours)].lazy.map(\.entry)
      if !known.isEmpty { candidates[form.entry, default: []].formUnion(known) }
    }
    return Dictionary(
      uniqueKeysWithValues: candidates.map { index, known in
        (ObjectIdentifier(entries[index].brand), known.sorted() + [index])
      })
  }

  /// `nil` for a name that is too short or too long.
  private static func letters(of name: SearchableName) -> [UInt8]? {
    let letters = Array(name.plainKey.description.utf8)
    return (shortest...longest).contains(letters.count) ? letters : nil
  }

  /// Whether two names are one letter apart, or differ by spaces and signs only.
  package static func areNear(_ name: SearchableName, _ other: SearchableName) -> Bool {
    guard let letters = Self.letters(of: name), let others = Self.letters(of: other) else { return false }
    return NearestName.distance(letters, others) <= 1
  }

  /// Hashes of the name itself and of all forms with one letter left out.
  private static func hashes(of letters: [UInt8]) -> Set<UInt64> {
    var hashes: Set<UInt64> = [hash(of: letters, without: letters.count)]
    for index in letters.indices { hashes.insert(hash(of: letters, without: index)) }
    return hashes
  }

  private static func hash(of letters: [UInt8], without left: Int) -> UInt64 {
    var hash = TextHash()
    for (index, letter) in letters.enumerated() where index != left { hash.add(letter) }
    return hash.value
  }

  /// Whether people may take one entry for the other, which isn't meant.
  private static func isNear(_ entry: Entry, _ other: Entry) -> Bool {
    // Two tombstones don't confuse anybody.
    NearestName.distance(entry.letters, other.letters) <= 1 && (entry.brand.isLive || other.brand.isLive)
      && !isMeant(entry.brand, other.brand)
  }

  private func finding(_ entry: Entry, _ other: Entry, meant advice: String) -> Finding {
    let words = entry.letters == other.letters ? "the same as" : "one letter from"
    return Finding(
      "\"\(entry.name.value)\" is \(words) \"\(other.name.value)\"\(advice)",
      at: entry.brand.location(entry.name.span), related: [other.brand.location(other.name.span)])
  }

  /// How to say that an entry is none of the others: in one list, with those that it has.
  private func advice(_ brand: BrandSource, _ others: [String]) -> String {
    guard let field else { return "" }
    let known = brand.distinctFrom.map(\.value)
    let list = (known + others).joined(separator: ", ")
    return "; \(known.isEmpty ? "add" : "write") \"\(field): [\(list)]\" if that is intended"
  }

  private static func isMeant(_ first: BrandSource, _ second: BrandSource) -> Bool {
    // Two files of one id have a finding already.
    if first.key == second.key { return true }
    for (brand, other) in [(first, second), (second, first)] {
      if brand.distinctFrom.contains(where: { $0.value == other.key }) { return true }
      if brand.replacedBy?.value == other.key { return true }
    }
    return false
  }
}
