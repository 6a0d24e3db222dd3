{{#entry}}
/** The texts that a brand is found by, in the rank of each. */
function ownTexts(brand: {{name}}): SearchedText[] {
  return [
{{#searched}}
    ...searchedTexts(in{{capitalRank}}, {{texts}}),
{{/searched}}
  ];
}
{{/entry}}
