/// The collection of a kind's entries, as `kind.yaml` names it.
package struct EntryCollection: Hashable, Sendable {
  /// The folder of the source files, such as `brands` or `rule-sets`.
  package let name: String
  /// What one of them is, such as `brand` or `rule-set`.
  package let entry: String

  package init(name: String, entry: String) { (self.name, self.entry) = (name, entry) }

  /// The member of the published catalogue that has the entries.
  package var member: String { name.lowerCamelCased }

  /// The member of the published catalogue that has their number.
  package var countMember: String { entry.lowerCamelCased + "Count" }

  /// The name of the file that has the schema of its entries.
  package var schemaName: String { "\(entry).schema.json" }

  /// Several entries in words: `rule sets`.
  package var words: String { name.replacing("-", with: " ") }

  /// The same with a capital: `Rule sets`.
  package var heading: String { words.prefix(1).uppercased() + words.dropFirst() }

  /// One entry in words: `rule set`.
  package var word: String { entry.replacing("-", with: " ") }

  /// A number of entries in words: `1 rule set`, `110 rule sets`.
  package func counted(_ count: Int) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(words)"
  }

  /// What messages call entries of an unknown kind.
  package static let unknown = EntryCollection(name: "entries", entry: "entry")
}

extension RandomAccessCollection<EntryCollection> where Index == Int {
  /// The index of the collection that a file belongs to, by its folder. A file in none belongs to the first.
  func index(ofFile path: String) -> Int {
    guard count > 1 else { return 0 }
    let folder = path.split(separator: "/").dropLast().last.map(String.init)
    return firstIndex { $0.name == folder } ?? 0
  }
}

extension [EntryCollection] {
  /// The files of entries in words: `110 brands`, or `1 unit, 29 words`.
  func counted(files paths: [String]) -> String {
    guard count > 1 else { return (first ?? .unknown).counted(paths.count) }
    let indices = paths.map(index)
    return enumerated().map { index, collection in
      collection.counted(indices.count { $0 == index })
    }.joined(separator: ", ")
  }
}
