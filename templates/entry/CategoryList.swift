{{#categories}}
    CatalogueCategory(
      id: {{id}}, title: {{title}},
      symbol: {{#symbol}}PublishedAsset(path: {{path}}, sha256: {{sha256}}, length: {{length}}){{/symbol}}{{^symbol}}nil{{/symbol}}),
{{/categories}}
