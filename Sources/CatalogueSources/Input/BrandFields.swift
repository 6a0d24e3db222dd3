internal import StrictJSON

/// Where the rules find what they need in a brand file: by the annotations of the entry schema, and by the parts that
/// `kind.yaml` gives to fields.
package struct BrandFields: Sendable {
  package let id: String
  /// The way to the name.
  package let namePath: SourceFieldPath?
  package let category: String?
  package let bindings: Bindings
  /// The fields that are colours.
  let colors: [String]
  package let aliases: [SourceFieldPath]
  let programmes: [SourceFieldPath]
  /// The lists of an entry itself that have aliases.
  package let aliasLists: [String]
  /// The lists of an entry itself that have keywords.
  package let keywordLists: [String]
  /// The list of the warnings that an entry accepts.
  let accepted: String?
  /// What gives entries logos; `nil` where nothing does.
  let icons: IconFields?

  /// - Parameter icons: the icon set that gives entries logos.
  package init(_ schema: EntrySchema, icons: IconSet? = nil) {
    self.icons = icons.flatMap { IconFields($0, in: schema) }
    id = schema.entry.fields[schema.id].name
    namePath = schema.namePath
    category = schema.category?.name
    bindings = schema.bindings
    colors = schema.entry.sourceFields.filter { if case .text(.color) = $0.type { true } else { false } }
      .map(\.name)
    aliases = schema.entry.sourcePaths { $0.search == "alias" }
    aliasLists = Self.lists(aliases)
    keywordLists = Self.lists(schema.entry.sourcePaths { $0.search == "keyword" })
    accepted = schema.entry.sourceFields.first(where: \.isAccepted)?.name
    programmes = schema.entry.sourcePaths { $0.search == "programme" }
  }

  /// The field that is the name, where it is one of the entry itself.
  package var name: String? { namePath.flatMap { $0.fields.count == 1 ? $0.name : nil } }

  /// The names of the lists of an entry itself.
  private static func lists(_ paths: [SourceFieldPath]) -> [String] {
    paths.filter { $0.fields.count == 1 }.compactMap(\.field).filter(\.type.isList).map(\.name)
  }
}
