internal import CatalogueSources

/// Entries of a collection that have something in common.
struct EntryGroup {
  /// Their ids, each once.
  private(set) var entries: [String] = []
  let collection: (count: Int, words: String)

  init(_ entries: [String] = [], of collection: (count: Int, words: String)) {
    self.collection = collection
    for entry in entries { add(entry) }
  }

  /// Adds an entry. One comes after the other, each with all that is said of it.
  mutating func add(_ entry: String) {
    if entries.last != entry { entries.append(entry) }
  }

  /// How many they are and which: `in all 50 brands`, `in 12 of 50 brands: coop, pam and 10 more`; of a single one `in coop`.
  /// - Parameter most: so many are named.
  func words(naming most: Int) -> String {
    if collection.count == 1 { return "in \(entries.named(most))" }
    if entries.count == collection.count { return "in all \(entries.count) \(collection.words)" }
    return "in \(entries.count) of \(collection.count) \(collection.words): \(entries.named(most))"
  }
}

extension [String] {
  /// The first of them, and how many more there are.
  func named(_ most: Int) -> String {
    prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
  }
}

/// What entries of an import lack, each fact once.
struct MissingFacts {
  private var groups: [EntryGroup] = []
  private var facts: [String] = []
  private var indices: [String: Int] = [:]

  /// So many entries are named for each fact.
  private static let mostNamed = 3

  /// Adds an entry that lacks a fact.
  /// - Parameter fact: that it is missing, in a sentence.
  mutating func add(_ fact: String, _ entry: String, of collection: (count: Int, words: String)) {
    let key = "\(collection.words): \(fact)"
    let index = indices[key] ?? groups.count
    if index == groups.count {
      indices[key] = index
      facts.append(fact)
      groups.append(EntryGroup(of: collection))
    }
    groups[index].add(entry)
  }

  /// A line for each fact, the most frequent first.
  var lines: [String] {
    zip(facts, groups).enumerated().sorted { first, second in
      let counts = (first.element.1.entries.count, second.element.1.entries.count)
      return counts.0 == counts.1 ? first.offset < second.offset : counts.0 > counts.1
    }.map { "\($0.element.0) \($0.element.1.words(naming: Self.mostNamed))" }
  }
}
