/// How a language spells the names that are made from ids.
struct IdentifierStyle: Sendable {
  /// How enumeration cases are written.
  enum Cases: Sendable {
    /// `groceryBio`
    case lowerCamelCase
    /// `GROCERY_BIO`
    case upperSnakeCase
  }

  /// Words that can't be a name.
  let keywords: Set<String>
  let cases: Cases

  /// Names that the templates give to members of their own, in any language.
  static let reserved: Set<String> = [
    "all", "brand", "byid", "catalogue", "categories", "class", "count", "country", "formats", "hashcode",
    "popular",
    "revision", "schemaversion", "search", "tombstone", "tombstones", "tostring", "equals", "version", "wait",
    "notify",
    "notifyall", "getclass", "index", "indexbyid", "chunks",
  ]

  /// The member that stands for a brand: `maisons-du-monde` gives `maisonsDuMonde`. A word that can't be a name
  /// gets `Brand` at its end, and a digit at the start an underscore before it.
  func member(id: String) -> String {
    let name = Self.lowerCamelCase(id)
    return isTaken(name) ? name + "Brand" : name
  }

  /// The enumeration case that stands for an id.
  func enumerationCase(id: String) -> String {
    switch cases {
    case .lowerCamelCase:
      let name = Self.lowerCamelCase(id)
      return keywords.contains(name) ? name + "Category" : name
    case .upperSnakeCase:
      let name = id.split(separator: "-").joined(separator: "_").uppercased()
      return Self.startingWithLetter(name)
    }
  }

  private func isTaken(_ name: String) -> Bool {
    keywords.contains(name) || Self.reserved.contains(name.lowercased())
  }

  private static func lowerCamelCase(_ id: String) -> String {
    let words = id.split(separator: "-")
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return startingWithLetter((words.first.map(String.init) ?? "") + rest.joined())
  }

  private static func startingWithLetter(_ name: String) -> String {
    name.first.map { $0.isNumber } ?? true ? "_" + name : name
  }
}
