{{#records}}
extension {{name}} {
  /// Reads one of a published catalogue; `nil` where a word isn't known without which it means nothing.
  {{access}} init?(_ fields: PublishedFields) throws(CatalogueFormatError) {
{{#read}}
    {{jsonReading}}
{{/read}}
    self.init(
{{#stored}}
      {{name}}: {{name}}{{^last()}},{{/last()}}{{#last()}}){{/last()}}
{{/stored}}
  }
}

{{/records}}
