internal import Catalogue
internal import CatalogueSources

/// Some of the brands, in each form that the generated code may have.
struct ChunkView: Sendable {
  let chunk: BrandChunk
  let language: OutputLanguage

  /// How the brands of a chunk are written.
  enum Form: String, CaseIterable {
    case literals, table, tableParts, json
  }

  static let type = TemplateViewType<ChunkView>(
    fields: Dictionary(
      uniqueKeysWithValues: Form.allCases.map { form in (form.rawValue, .bytes { $0.bytes(of: form) }) }
    ).merging([
      "number": .text { String($0.chunk.number) },
      "members": .list(MemberView.type, \.members),
    ]) { first, _ in first })

  /// The brands in a form, in UTF-8.
  func bytes(of form: Form) -> [UInt8] {
    switch form {
    case .literals: return LiteralFragments(language).joined(chunk.entries, of: chunk.schema)
    case .table: return literal(of: chunk.table)
    case .tableParts: return Array(chunk.tableParts.map(literal).joined(separator: ", ".utf8))
    case .json: return literal(of: chunk.json)
    }
  }

  private func literal(of text: [UInt8]) -> [UInt8] {
    var literal: [UInt8] = []
    literal.reserveCapacity(text.count + text.count / 4)
    language.literals.append(string: text, to: &literal)
    return literal
  }

  var members: [MemberView] {
    chunk.entries.enumerated().map { offset, entry in member(entry, at: chunk.start + offset) }
  }

  private func member(_ entry: PublishedEntry, at index: Int) -> MemberView {
    MemberView(
      id: entry.id, name: entry.title, index: index,
      entryType: chunk.schema.entry.name.kotlin, language: language)
  }
}

/// Some of the tombstones, for the same reasons as ``BrandChunk``.
struct TombstoneChunkView: Sendable {
  let number: Int
  let tombstones: ArraySlice<Tombstone>
  let language: OutputLanguage

  static let type = TemplateViewType<TombstoneChunkView>(fields: [
    "number": .text { String($0.number) },
    "literals": .text { literals($0.tombstones, in: $0.language) },
    "tombstones": .list(LiteralsView.type(of: Tombstone.fieldNames)) { view in
      view.tombstones.map { LiteralsView(fields: $0.literalFields, language: view.language) }
    },
  ])

  static func all(of tombstones: [Tombstone], in language: OutputLanguage) -> [TombstoneChunkView] {
    BrandChunk.readableRanges(tombstones.map(\.literal.valueCount)).enumerated().map { number, range in
      TombstoneChunkView(number: number, tombstones: tombstones[range], language: language)
    }
  }

  static func literals(_ tombstones: ArraySlice<Tombstone>, in language: OutputLanguage) -> String {
    LiteralWriter.text(tombstones.map(\.literal), level: 2, in: language)
  }
}

/// The member that stands for one brand.
struct MemberView: Sendable {
  let id: String
  let name: String
  let index: Int
  /// What the type of an entry is called.
  let entryType: String
  let language: OutputLanguage

  static let type = TemplateViewType<MemberView>(fields: [
    "title": .text { LiteralStyle.comment($0.name) },
    "name": .text { $0.language.identifiers.member(id: $0.id, type: $0.entryType) },
    "index": .text { String($0.index) },
  ])
}

/// One brand or tombstone, each of its fields under the field's name as a literal.
struct LiteralsView: Sendable {
  let fields: [Literal.Field]
  let language: OutputLanguage

  static func type(of names: [String]) -> TemplateViewType<LiteralsView> {
    let fields = names.map { name in
      (
        name,
        TemplateField<LiteralsView>.text { view in
          let value = view.fields.first { $0.name == name }?.value
          return LiteralWriter.line(value ?? .null, in: view.language)
        }
      )
    }
    return TemplateViewType(fields: Dictionary(fields) { first, _ in first })
  }
}
