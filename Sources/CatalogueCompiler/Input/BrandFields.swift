internal import StrictJSON

/// Where the rules find what they need in a brand file: by the annotations of the entry schema, and by the parts that
/// `kind.yaml` gives to fields.
struct BrandFields: Sendable {
  let id: String
  let name: String?
  let category: String?
  let bindings: Bindings
  /// The fields that are colours.
  let colors: [String]
  let aliases: [SourceFieldPath]
  let programmes: [SourceFieldPath]
  /// The lists of an entry itself that have aliases.
  let aliasLists: [String]
  /// The lists of an entry itself that have keywords.
  let keywordLists: [String]

  init(_ schema: EntrySchema) {
    id = schema.entry.fields[schema.id].name
    name = schema.name?.name
    category = schema.category?.name
    bindings = schema.bindings
    colors = schema.entry.sourceFields.filter { if case .text(.color) = $0.type { true } else { false } }
      .map(\.name)
    aliases = schema.entry.sourcePaths { $0.search == "alias" }
    aliasLists = Self.lists(aliases)
    keywordLists = Self.lists(schema.entry.sourcePaths { $0.search == "keyword" })
    programmes = schema.entry.sourcePaths { $0.search == "programme" }
  }

  /// The names of the lists of an entry itself.
  private static func lists(_ paths: [SourceFieldPath]) -> [String] {
    paths.filter { $0.fields.count == 1 }.compactMap(\.field).filter(\.type.isList).map(\.name)
  }
}
