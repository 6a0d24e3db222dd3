{{#rankFields}}
/** What brands are ordered by: those without it come last. */
function orderOf(brand: Brand): number | null {
  return brand.{{rank}};
}
{{/rankFields}}
{{^rankFields}}
/** What brands are ordered by: nothing but their ids. */
function orderOf(_: Brand): number | null {
  return null;
}
{{/rankFields}}
{{#barcodeFields}}

/** The rule of the codes on a brand's cards. */
function codeRuleOf(brand: Brand): BarcodeRule | null {
  return brand.{{rule}};
}
{{/barcodeFields}}
