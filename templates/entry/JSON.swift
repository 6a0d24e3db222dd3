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
{{#entry}}

extension {{name}} {
  /// Checks what the types of the fields don't say, and what code relies on: that it is no tombstone, and that its logo
  /// has the one name and address that it may have. Without a logo there is nothing that is said of it.
  mutating func check(_ fields: CatalogueFields) throws(CatalogueFormatError) {
{{#successionFields}}
    guard !{{status}}.isTombstone else {
      throw CatalogueFormatError(.expected("\"active\" or \"renaming\""), at: fields.path(of: "{{status}}"))
    }
{{/successionFields}}
{{#logoFields}}
    try fields.require("{{file}}", is: "\(id).svg")
    if let {{url}} {
      try fields.require("{{url}}", is: {{url}})
    } else {
      {{background}} = nil
    }
    if {{file}} == nil || logoDigest == nil { ({{sha256}}, {{length}}) = (nil, nil) }
{{/logoFields}}
  }
}
{{/entry}}
