{{#innerRecords}}
const read{{name}} = readObject<{{name}}>({
{{#publishedCompiled}}
  {{name}}: {{jsonReading}},
{{/publishedCompiled}}
});

{{/innerRecords}}
{{#entry}}
/** A brand as it is in the text: some of its fields follow from others. */
type WrittenBrand = Omit<{{name}}, {{#completed}}"{{name}}"{{^last()}} | {{/last()}}{{/completed}}> & {
{{#completed}}
  readonly {{name}}: {{type}} | null;
{{/completed}}
};

const readWrittenBrand = readObject<WrittenBrand>({
{{#publishedCompiled}}
  {{name}}: {{jsonReading}},
{{/publishedCompiled}}
});
{{/entry}}
