{{#categories}}
  {
    id: {{id}},
    title: {{title}},
    symbol: {{#symbol}}{ path: {{path}}, sha256: {{sha256}}, length: {{length}} }{{/symbol}}{{^symbol}}null{{/symbol}},
  },
{{/categories}}
