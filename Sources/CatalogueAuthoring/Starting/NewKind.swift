public import CatalogueRules
internal import CatalogueSources
internal import Diagnostics

/// Begins a kind of catalogue: its configuration, and the schema of entries with an id, a name and a description, to which
/// a person adds what they are about.
public struct NewKind: Sendable {
  /// What one of the entries is, such as `recipe`: the name of its schema.
  public let entry: String
  /// The files, by their paths in the kind's folder.
  public let files: [ImportedFile]

  /// - Parameters:
  ///   - name: what the kind and its collection are called, such as `recipes`.
  ///   - entry: what one entry is; `nil` for the name without the ending of its plural.
  /// - Throws: `UnreadableInput`, with what keeps the names from being those of a kind.
  public init(_ name: String, entry: String?) throws(UnreadableInput) {
    let entry = entry ?? Self.singular(of: name)
    let kind = Self.configuration(name, entry)
    let schema = Self.schema(entry)
    self.entry = entry
    files = [
      ImportedFile(path: "kind.yaml", bytes: Array(kind.utf8)),
      ImportedFile(path: "\(entry).schema.json", bytes: Array(schema.utf8)),
    ]
    try Self.check([name, entry])
    _ = try KindSchema(
      KindFiles(
        name: name, schemas: [SourceText(path: "\(entry).schema.json", bytes: Array(schema.utf8))],
        configuration: SourceText(path: "kind.yaml", bytes: Array(kind.utf8))))
  }

  /// The names stand in files, where others could mean something else.
  private static func check(_ names: [String]) throws(UnreadableInput) {
    for name in names where !name.isKebabCase {
      let sentence =
        "\"\(name)\" can't be a name: use lower-case letters, digits and single hyphens, a letter first"
      throw UnreadableInput([Rule.readableSchemas.diagnostic(Finding(sentence, at: nil))])
    }
  }

  /// `recipes` gives `recipe`, and `activities` gives `activity`. A name that is no plural gets an ending.
  private static func singular(of name: String) -> String {
    if name.hasSuffix("ies"), name != "ies" { return name.dropLast(3) + "y" }
    if name.hasSuffix("s"), !name.hasSuffix("ss"), name != "s" { return String(name.dropLast()) }
    return name + "-entry"
  }

  private static func configuration(_ name: String, _ entry: String) -> String {
    """
    # yaml-language-server: $schema=../kind.schema.json
    # A kind of catalogue.

    # The folder that has the entries' files, and what one of them is: its schema is \(entry).schema.json.
    collections:
      \(name):
        entry: \(entry)

    """
  }

  private static func schema(_ entry: String) -> String {
    let word = EntryCollection(name: entry, entry: entry).word
    return ##"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "\##(word.prefix(1).uppercased() + word.dropFirst())",
        "$comment": "One file per \##(word), named after its id. The order of the fields here is their order in the file.",
        "description": "an object with at least id and name",
        "examples": [{ "id": "first", "name": "The first \##(word)", "description": "What it is about." }],
        "type": "object",
        "required": ["id", "name"],
        "additionalProperties": false,
        "properties": {
          "id": {
            "title": "Id of the \##(word): the name of the file without .yaml; it never changes",
            "description": "lower-case letters, digits and single hyphens",
            "examples": ["first"],
            "x-id": true,
            "type": "string",
            "maxLength": 60,
            "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
          },
          "name": {
            "title": "Name, as the app shows it",
            "description": "a text of 1 to 60 characters that no other \##(word) has",
            "examples": ["The first \##(word)"],
            "x-search": "name",
            "x-unique": "names",
            "type": "string",
            "minLength": 1,
            "maxLength": 60
          },
          "description": {
            "title": "What it is about",
            "description": "a text of 1 to 240 characters",
            "examples": ["What it is about."],
            "type": "string",
            "minLength": 1,
            "maxLength": 240
          }
        }
      }

      """##
  }
}
