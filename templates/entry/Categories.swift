extension {{categoryName}} {
{{#categories}}
  /// {{comment}}
  {{access}} static let {{name}}: Self = {{id}}
{{/categories}}

  /// The categories of this catalogue, in its order; a newer one may have others.
  {{access}} static let allCases: [Self] = [
{{#categories}}
    .{{name}},
{{/categories}}
  ]

  /// What it is called in the catalogue; its id, if this catalogue doesn't have it.
  {{access}} var title: String {
    switch self {
{{#categories}}
    case .{{name}}: {{title}}
{{/categories}}
    default: rawValue
    }
  }

  /// The pictogram's file, relative to the published catalogue: a black SVG drawing; `nil` if this catalogue has none.
  {{access}} var symbol: String? {
    switch self {
{{#categories}}
{{#symbol}}
    case .{{name}}: {{path}}
{{/symbol}}
{{/categories}}
    default: nil
    }
  }
}
