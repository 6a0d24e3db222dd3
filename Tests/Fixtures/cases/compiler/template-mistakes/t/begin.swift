{{#categories}}
