{{#records}}
extension {{name}} {
  /// `nil` where a word isn't known without which it means nothing.
  init?(_ fields: CatalogueFields) throws(CatalogueFormatError) {
{{#read}}
    {{jsonReading}}
{{/read}}
    self.init(
{{#stored}}
      {{name}}: {{name}}{{^last()}},{{/last()}}{{#last()}}){{/last()}}
{{/stored}}
{{#isEntry}}
    try check(fields)
{{/isEntry}}
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
{{#published}}
      {{jsonWriting}}
{{/published}}
    }
  }
}
{{^last()}}

{{/last()}}
{{/records}}
