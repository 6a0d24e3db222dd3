extension SchemaCheck {
  /// The keyword of a check that looks at a value as a whole.
  var keyword: String {
    switch self {
    case .type: "type"
    case .enumeration: "enum"
    case .constant: "const"
    case .multipleOf: "multipleOf"
    case .minimum: "minimum"
    case .maximum: "maximum"
    case .exclusiveMinimum: "exclusiveMinimum"
    case .exclusiveMaximum: "exclusiveMaximum"
    case .minLength: "minLength"
    case .maxLength: "maxLength"
    case .pattern: "pattern"
    case .format: "format"
    case .minItems: "minItems"
    case .maxItems: "maxItems"
    case .uniqueItems: "uniqueItems"
    case .minProperties: "minProperties"
    case .maxProperties: "maxProperties"
    case .required: "required"
    case .not: "not"
    case .allOf: "allOf"
    case .anyOf: "anyOf"
    case .oneOf: "oneOf"
    // The schema `false` has no keyword; the others are told of by their subschemas.
    default: ""
    }
  }
}
