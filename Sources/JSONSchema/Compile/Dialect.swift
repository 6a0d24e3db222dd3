/// Which keywords mean something in a schema: what `$schema` names (core, section 8.1).
struct Dialect: Sendable {
  /// The URI of the draft's metaschema.
  static let metaschemaURI = "https://json-schema.org/draft/2020-12/schema"

  /// The keywords, old and new.
  let keywords: Set<String>
  /// Whether the vocabulary `format-assertion` is required.
  let assertsFormat: Bool

  /// The keywords of the draft's own metaschema, which still describes the older `definitions` and `dependencies`.
  static let draft2020 = Dialect(Set(Vocabulary.allCases).subtracting([.formatAssertion]))

  /// The draft before, as far as it means the same: schemas may refer to schemas of the other draft (core, section
  /// 8.1.1).
  static let draft2019 = Dialect(
    keywords: draft2020.keywords.subtracting(["prefixItems", "$dynamicRef", "$dynamicAnchor"])
      .union(["additionalItems", "$recursiveRef", "$recursiveAnchor"]))

  init(_ vocabularies: Set<Vocabulary>) {
    var keywords = Set(vocabularies.flatMap(\.keywords)).union(["definitions"])
    if vocabularies.contains(.validation), vocabularies.contains(.applicator) {
      keywords.insert("dependencies")
    }
    self.keywords = keywords
    assertsFormat = vocabularies.contains(.formatAssertion)
  }

  private init(keywords: Set<String>) {
    self.keywords = keywords
    assertsFormat = false
  }
}

/// The vocabularies of draft 2020-12 (core, section 8; validation, sections 6 to 9).
enum Vocabulary: String, CaseIterable, Sendable {
  case core
  case applicator
  case unevaluated
  case validation
  case metaData = "meta-data"
  case formatAnnotation = "format-annotation"
  case formatAssertion = "format-assertion"
  case content

  /// The URI that `$vocabulary` names it by.
  var uri: String { "https://json-schema.org/draft/2020-12/vocab/\(rawValue)" }

  /// Its keywords.
  var keywords: [String] {
    switch self {
    case .core:
      [
        "$schema", "$vocabulary", "$id", "$anchor", "$dynamicAnchor", "$ref", "$dynamicRef", "$defs",
        "$comment",
      ]
    case .applicator:
      [
        "prefixItems", "items", "contains", "additionalProperties", "properties", "patternProperties",
        "dependentSchemas", "propertyNames", "if", "then", "else", "allOf", "anyOf", "oneOf", "not",
      ]
    case .unevaluated: ["unevaluatedItems", "unevaluatedProperties"]
    case .validation:
      [
        "type", "const", "enum", "multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum",
        "maxLength", "minLength", "pattern", "maxItems", "minItems", "uniqueItems", "maxContains",
        "minContains",
        "maxProperties", "minProperties", "required", "dependentRequired",
      ]
    case .metaData:
      ["title", "description", "default", "deprecated", "readOnly", "writeOnly", "examples"]
    case .formatAnnotation, .formatAssertion: ["format"]
    case .content: ["contentEncoding", "contentMediaType", "contentSchema"]
    }
  }
}
