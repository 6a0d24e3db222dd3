internal import CatalogueSources
internal import StrictJSON

/// Writes entries as literals that people can read, in one language. What the build before wrote is taken from there.
struct LiteralFragments {
  private let language: OutputLanguage
  /// What its literals are known by (``EntryLiterals``).
  private let identity: [UInt8]

  /// The indentation of the entries' lists in code.
  private static let level = 2

  init(_ language: OutputLanguage) {
    self.language = language
    var writer = BinaryWriter()
    writer.write(language.identity) { $0.write($1) }
    identity = writer.bytes
  }

  /// The literals of several entries, each on a line of its own.
  func joined(_ entries: ArraySlice<PublishedEntry>, of schema: EntrySchema) -> [UInt8] {
    let separator = LiteralWriter.separator(level: Self.level, in: language)
    var text: [UInt8] = []
    for (number, entry) in entries.enumerated() {
      if number > 0 { text += separator }
      if let known = entry.fragments?.literals?.text(in: identity) {
        known.append(to: &text)
      } else {
        text += literal(Literal(entry, of: schema))
      }
    }
    return text
  }

  private func literal(_ literal: Literal) -> [UInt8] {
    LiteralWriter.bytes([literal], level: Self.level, in: language)
  }

  /// An entry with its literals in all of some languages.
  static func written(
    _ entry: PublishedEntry, of schema: EntrySchema, in languages: [LiteralFragments]
  ) -> PublishedEntry {
    if let known = entry.fragments?.literals,
      languages.allSatisfy({ known.text(in: $0.identity) != nil })
    {
      return entry
    }
    let literal = Literal(entry, of: schema)
    return entry.written(
      as: EntryLiterals(
        valueCount: literal.valueCount,
        texts: languages.map { (SharedBytes($0.identity), SharedBytes($0.literal(literal))) }))
  }
}

extension Literal {
  /// An entry, with the fields that are compiled into apps, in the order of code.
  init(_ entry: PublishedEntry, of schema: EntrySchema) { self = .record(entry.values, of: schema.entry) }
}
