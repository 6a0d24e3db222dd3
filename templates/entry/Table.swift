{{#records}}
extension {{name}} {
  init?(_ values: inout TableValues) {
{{#table}}
    {{tableReading}}
{{/table}}
    self.init(
{{#table}}
      {{name}}: {{name}}{{^last()}},{{/last()}}{{#last()}}){{/last()}}
{{/table}}
  }
}
{{^last()}}

{{/last()}}
{{/records}}
