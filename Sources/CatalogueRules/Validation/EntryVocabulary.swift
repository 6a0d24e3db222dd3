internal import JSONSchema
internal import StrictJSON

/// The keywords that the schema of an entry has beyond those of JSON Schema: schemas/entry-vocabulary.schema.json, which
/// describes each of them and is the only list of them.
public enum EntryVocabulary {
  /// A keyword for the documentation.
  public struct Keyword: Sendable {
    /// The name, for example `x-id`.
    public let name: String
    /// What it says of a field.
    public let title: String
    /// What its value must be.
    public let value: String
    /// A value of it, as JSON.
    public let example: String
  }

  /// The metaschema's `$id`, which `$schema` may name.
  static let uri = "https://brand-catalogue.example/schemas/entry-vocabulary.schema.json"

  /// The metaschema.
  static let document: LocatedValue? = try? JSONReader.read(Array(metaschema.utf8))

  /// The keywords, for the schema compiler.
  static let annotations =
    document.flatMap { try? AnnotationVocabulary(metaschema: $0, ignoring: others) } ?? AnnotationVocabulary()

  /// What `catalogue schema export` marks its files with.
  package static let mark = "x-written-by"

  /// Keywords for people who edit by a schema, which nothing here reads: that mark, and what VS Code shows beside the draft's.
  private static let others: Set = [
    mark, "defaultSnippets", "deprecationMessage", "doNotSuggest", "enumDescriptions", "errorMessage",
    "markdownDescription", "markdownEnumDescriptions", "patternErrorMessage", "suggestSortText",
  ]

  /// The keywords with their descriptions, in the metaschema's order.
  public static var keywords: [Keyword] {
    (document?.object?["properties"]?.object?.members ?? []).map { member in
      let words = member.value.object
      return Keyword(
        name: member.key, title: words?["title"]?.string ?? "", value: words?["description"]?.string ?? "",
        example: words?["examples"]?.array?.first.map(written) ?? "")
    }
  }

  /// A part of the metaschema as it is written there.
  private static func written(_ value: LocatedValue) -> String {
    String(decoding: metaschema.utf8.dropFirst(value.span.lowerBound).prefix(value.span.count), as: UTF8.self)
  }
}
