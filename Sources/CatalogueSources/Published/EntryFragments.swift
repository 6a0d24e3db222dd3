package import StrictJSON

/// Writes entries of one type in the forms that files are joined from.
package struct FragmentWriter: Sendable {
  private let json: PublishedJSON
  private let table: EntryTable
  private let line: PublishedJSON

  package init(_ entry: RecordType) {
    // Entries are in a list in the outermost object.
    json = PublishedJSON(.record(entry), .lines(depth: 2))
    table = EntryTable(entry)
    let literals = OutputLanguage(template: "json.mustache").literals
    line = PublishedJSON(.record(entry), .line, fields: \.compiledFields) {
      literals.append(string: $0, to: &$1)
    }
  }

  /// An entry's line of a table, and the same fields as JSON in one line.
  package func compiled(_ entry: PublishedEntry) -> (row: SharedBytes, json: SharedBytes) {
    entry.fragments?.compiled ?? fragments(of: entry.values, isInTables: true).compiled
      ?? (SharedBytes(), SharedBytes())
  }

  /// - Parameter isInTables: whether code has tables of the entries.
  func fragments(of values: [PublishedValue], isInTables: Bool) -> EntryFragments {
    var bytes: [UInt8] = []
    json.append(.record(values), to: &bytes)
    guard isInTables else { return EntryFragments(json: SharedBytes(bytes), compiled: nil) }
    let row = bytes.count
    table.append(values, to: &bytes)
    let line = bytes.count
    self.line.append(.record(values), to: &bytes)
    let all = SharedBytes(bytes)
    return EntryFragments(json: all[0..<row], compiled: (all[row..<line], all[line..<all.count]))
  }
}

extension PublishedEntry {
  /// The entry with its fragments.
  /// - Parameter isInTables: whether code has tables of the entries.
  package func written(by writer: FragmentWriter, isInTables: Bool) -> PublishedEntry {
    if let fragments, fragments.compiled != nil || !isInTables { return self }
    var entry = self
    entry.fragments = writer.fragments(of: values, isInTables: isInTables)
    return entry
  }
}

/// Fragments as bytes.
extension EntryFragments {
  func write(to writer: inout BinaryWriter) {
    writer.write(json)
    writer.write(compiled) { writer, compiled in
      writer.write(compiled.row)
      writer.write(compiled.json)
    }
    writer.write(literals) { writer, literals in
      writer.write(literals.valueCount)
      writer.write(literals.texts) { writer, text in
        writer.write(text.language)
        writer.write(text.text)
      }
    }
  }

  init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    json = try reader.slice()
    compiled = try reader.optional { reader throws(BinaryReader.Malformed) in
      (try reader.slice(), try reader.slice())
    }
    literals = try reader.optional { reader throws(BinaryReader.Malformed) in
      EntryLiterals(
        valueCount: try reader.number(),
        texts: try reader.array { reader throws(BinaryReader.Malformed) in
          (try reader.slice(), try reader.slice())
        })
    }
  }
}
