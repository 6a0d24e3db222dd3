    /** The day of the release, `YYYY-MM-DD`. */
    const val VERSION = {{version}}

    /** The release within that day. */
    const val REVISION = {{revision}}

    /** The version of the published catalogue's format. */
    const val SCHEMA_VERSION = {{schemaVersion}}
{{#header}}

    /** As `catalogue.yaml` has it. */
    const val {{constantName}} = {{value}}
{{/header}}
