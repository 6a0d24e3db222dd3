internal import Diagnostics
package import StrictJSON

/// An entry of the published catalogue.
package struct PublishedEntry: Sendable {
  private enum Content: Sendable {
    case values([PublishedValue])
    case deferred(Deferred<[PublishedValue]>)
  }

  package let id: String
  /// What it is called: its name, or its id where it has none.
  package let title: String
  private let content: Content
  /// The entry as files have it; `nil` where it isn't written.
  package internal(set) var fragments: EntryFragments?

  init(id: String, title: String, values: [PublishedValue]) {
    (self.id, self.title, content) = (id, title, .values(values))
  }

  /// An entry that was published before: of most nothing else is asked than how files have them.
  init(id: String, title: String, fragments: EntryFragments, values: Deferred<[PublishedValue]>) {
    (self.id, self.title, self.fragments, content) = (id, title, fragments, .deferred(values))
  }

  /// The same with literals that people can read.
  package func written(as literals: EntryLiterals) -> PublishedEntry {
    var entry = self
    entry.fragments?.literals = literals
    return entry
  }

  /// The values of its fields, in their published order.
  package var values: [PublishedValue] {
    switch content {
    case .values(let values): values
    case .deferred(let deferred): deferred.value
    }
  }
}

extension PublishedEntry: Hashable {
  package static func == (first: PublishedEntry, second: PublishedEntry) -> Bool {
    first.id == second.id && first.values == second.values
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// An entry in the forms that files are joined from.
package struct EntryFragments: Sendable {
  /// As published JSON, without white space around it.
  package let json: SharedBytes
  /// Its line of a table, and the same fields as JSON in one line; `nil` where no code has tables.
  package let compiled: (row: SharedBytes, json: SharedBytes)?
  /// As literals that people can read; `nil` where no code has them.
  package var literals: EntryLiterals?
}

/// An entry as literals that people can read.
package struct EntryLiterals: Sendable {
  /// How many values are written for it.
  package let valueCount: Int
  /// The literals, by what decides how their language is written (``OutputLanguage/identity``), as bytes.
  package let texts: [(language: SharedBytes, text: SharedBytes)]

  package init(valueCount: Int, texts: [(language: SharedBytes, text: SharedBytes)]) {
    (self.valueCount, self.texts) = (valueCount, texts)
  }

  /// The literal in a language; `nil` where it wasn't written.
  package func text(in language: [UInt8]) -> SharedBytes? {
    texts.first { $0.language.hasSameBytes(as: language) }?.text
  }
}
