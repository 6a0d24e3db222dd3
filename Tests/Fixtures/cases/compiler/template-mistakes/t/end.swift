{{/categories}}
