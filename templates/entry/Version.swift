  /// The day of the release, `YYYY-MM-DD`, and the release within that day.
  {{access}} static let version = (date: {{version}}, revision: {{revision}})
  /// The version of the published catalogue's format.
  {{access}} static let schemaVersion = {{schemaVersion}}
{{#header}}
  /// As `catalogue.yaml` has it.
  {{access}} static let {{name}} = {{value}}
{{/header}}
