{{#records}}
/// {{title}}.{{#isEntry}} The published catalogue has the same fields under the same names.{{/isEntry}}
public struct {{name}}: Hashable, Sendable{{#isEntry}}, Identifiable{{/isEntry}} {
{{#enumerations}}
  /// {{title}}.
  public enum {{name}}: String, CaseIterable, Sendable {
{{#cases}}
    /// {{title}}.
    case {{name}}{{^isNamedAlike}} = {{id}}{{/isNamedAlike}}
{{/cases}}
  }

{{/enumerations}}
{{#stored}}
  /// {{title}}.
  public var {{name}}: {{type}}
{{/stored}}

  /// One with these values.
  public init(
{{#stored}}
    {{name}}: {{givenType}}{{#hasFallback}} = {{fallback}}{{/hasFallback}}{{^last()}},{{/last()}}
{{/stored}}
  ) {
{{#stored}}
    self.{{name}} = {{name}}{{#isCompleted}} ?? {{completion}}{{/isCompleted}}
{{/stored}}
  }
{{#isEntry}}

  /// The texts that it is found by, each with what it is to search.
  var searchedTexts: [(field: SearchField, texts: [String])] {
    [
{{#searched}}
      (.{{rank}}, {{texts}}),
{{/searched}}
    ]
  }
{{/isEntry}}
}

{{/records}}
{{#enumerations}}
/// {{title}}.
public enum {{name}}: String, CaseIterable, Sendable {
{{#cases}}
  /// {{title}}.
  case {{name}}{{^isNamedAlike}} = {{id}}{{/isNamedAlike}}
{{/cases}}
}
{{^last()}}

{{/last()}}
{{/enumerations}}
