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
  let keywords: [SourceFieldPath]
  let programmes: [SourceFieldPath]

  init(_ schema: EntrySchema) {
    id = schema.entry.fields[schema.id].name
    name = schema.name?.name
    category = schema.category?.name
    bindings = schema.bindings
    colors = schema.entry.sourceFields.filter { if case .text(.color) = $0.type { true } else { false } }
      .map(\.name)
    aliases = schema.entry.sourcePaths { $0.search == "alias" }
    keywords = schema.entry.sourcePaths { $0.search == "keyword" }
    programmes = schema.entry.sourcePaths { $0.search == "programme" }
  }

  /// The lists of an entry itself that have aliases.
  var aliasLists: [String] { Self.lists(aliases) }
  /// The lists of an entry itself that have keywords.
  var keywordLists: [String] { Self.lists(keywords) }

  private static func lists(_ paths: [SourceFieldPath]) -> [String] {
    paths.filter { $0.fields.count == 1 }.compactMap(\.field).filter(\.type.isList).map(\.name)
  }
}
