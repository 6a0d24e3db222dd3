  /** The day of the release, `YYYY-MM-DD`. */
  version: {{version}},
  /** The release within that day. */
  revision: {{revision}},
  /** The version of the published catalogue's format. */
  schemaVersion: {{schemaVersion}},
{{#header}}
  /** As `catalogue.yaml` has it. */
  {{name}}: {{value}},
{{/header}}
