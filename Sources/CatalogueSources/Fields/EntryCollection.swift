/// The collection of a kind's entries, as `kind.yaml` names it.
package struct EntryCollection: Hashable, Sendable {
  /// The folder of the source files, such as `brands` or `rule-sets`.
  package let name: String
  /// What one of them is, such as `brand` or `rule-set`: the name of its schema without `.schema.json`.
  package let entry: String

  package init(name: String, entry: String) { (self.name, self.entry) = (name, entry) }

  /// The member of the published catalogue that has the entries.
  package var member: String { name.lowerCamelCased }

  /// The member of the published catalogue that has their number.
  package var countMember: String { entry.lowerCamelCased + "Count" }

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
