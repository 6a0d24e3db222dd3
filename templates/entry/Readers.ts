{{#innerRecords}}
const read{{name}} = readObject<{{name}}>({
{{#publishedCompiled}}
  {{name}}: {{jsonReading}},
{{/publishedCompiled}}
});

{{/innerRecords}}
{{#entry}}
/** A brand as it is in the text: some of its fields follow from others. */
type WrittenBrand = Omit<{{name}}, {{#completed}}"{{name}}" | {{/completed}}never> & {
{{#completed}}
  readonly {{name}}: {{type}} | null;
{{/completed}}
};

const readWrittenBrand = readObject<WrittenBrand>({
{{#publishedCompiled}}
  {{name}}: {{jsonReading}},
{{/publishedCompiled}}
});

function readBrand(value: unknown): {{name}} {
  const brand = readWrittenBrand(value);
{{#successionFields}}
  const written = value as { readonly {{status}}: string };
  if (["renamed", "merged", "closed"].includes(written.{{status}})) throw new TypeError("a tombstone");
{{/successionFields}}
{{#logoFields}}
  const [logo, logoUrl] = [`${brand.id}.svg`, `logos/${brand.id}.svg`];
  const hasLogo = brand.{{file}} !== null;
  if (hasLogo && (brand.{{file}} !== logo || (brand.{{url}} ?? logoUrl) !== logoUrl)) throw new TypeError("another's logo");
{{/logoFields}}
  return {
    ...brand,
{{#logoFields}}
    {{url}}: hasLogo ? logoUrl : null,
    {{background}}: hasLogo ? brand.{{background}} : null,
{{/logoFields}}
{{#barcodeFields}}
    {{rule}}: brand.{{rule}}?.formats.length === 0 ? null : brand.{{rule}},
{{/barcodeFields}}
{{#tileFields}}
    {{initials}}: brand.{{initials}} ?? initialsOf(brand.{{name}}),
    {{initialsColor}}: brand.{{initialsColor}} ?? readableInitialsColor(brand.{{background}}),
{{/tileFields}}
  };
}
{{/entry}}
