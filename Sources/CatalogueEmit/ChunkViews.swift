internal import CatalogueSources

/// Some of the brands, in each form that the generated code may have.
struct ChunkView: Sendable {
  let chunk: BrandChunk
  let language: OutputLanguage

  static let type = TemplateViewType<ChunkView>(fields: [
    "number": .text { String($0.chunk.number) },
    "literals": .text { LiteralWriter.text($0.literals, level: 2, in: $0.language) },
    "table": .text { $0.language.literals.string($0.chunk.table) },
    "tableParts": .text { view in
      view.chunk.tableParts.map(view.language.literals.string).joined(separator: ", ")
    },
    "json": .text { view in view.language.literals.string(view.json) },
    "members": .list(MemberView.type, \.members),
  ])

  private var literals: [Literal] {
    chunk.entries.map { .record($0.values, of: chunk.schema.entry) }
  }

  /// The brands as compact JSON, as in the published catalogue.
  private var json: String {
    LiteralWriter.line(.list(literals), in: OutputLanguage(template: "json.mustache"))
  }

  private var members: [MemberView] {
    chunk.entries.enumerated().map { offset, entry in
      MemberView(
        id: entry.id,
        name: chunk.schema.title(of: entry),
        index: chunk.start + offset,
        entryType: chunk.schema.entry.name.kotlin, language: language)
    }
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
