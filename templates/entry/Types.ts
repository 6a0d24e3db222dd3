{{#records}}
/** {{title}}. */
export interface {{name}} {
{{#publishedCompiled}}
  /** {{title}}. */
  readonly {{name}}: {{type}};
{{/publishedCompiled}}
}
{{^last()}}

{{/last()}}
{{/records}}
{{#enumerations}}

/** {{title}}. */
export type {{name}} = {{words}};
{{/enumerations}}
