    /** The day of the release, `YYYY-MM-DD`. */
    const val version = {{version}}

    /** The release within that day. */
    const val revision = {{revision}}

    /** The version of the published catalogue's format. */
    const val schemaVersion = {{schemaVersion}}
{{#header}}

    /** As `catalogue.yaml` has it. */
    const val {{name}} = {{value}}
{{/header}}
