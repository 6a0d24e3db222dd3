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
