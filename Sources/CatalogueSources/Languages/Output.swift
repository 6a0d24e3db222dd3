internal import StrictJSON

/// A file that the catalogue is written to, as `catalogue.yaml` or `kind.yaml` has it.
package struct Output: Sendable {
  package let template: Located<String>
  package let language: OutputLanguage

  /// The fields.
  static let fields = [
    "template", "file", "importsLibrary", "internal", "null", "true", "false", "escapes", "escapesDollar",
  ]

  /// An output that nobody names.
  init(_ language: OutputLanguage) {
    template = Located(value: language.template, span: 0..<1)
    self.language = language
  }

  /// `nil` where the template isn't named.
  init?(_ object: LocatedObject) {
    guard let template = object.text("template") else { return nil }
    self.template = template
    var language = OutputLanguage(template: template.value, file: object.text("file")?.value)
    language.importsLibrary = object["importsLibrary"]?.bool ?? false
    language.isInternal = object["internal"]?.bool ?? false
    language.literals.read(object)
    self.language = language
  }
}

extension LiteralStyle {
  /// Takes over what is said of the literals of a language.
  fileprivate mutating func read(_ object: LocatedObject) {
    words.null = object.text("null")?.value ?? words.null
    words.true = object.text("true")?.value ?? words.true
    words.false = object.text("false")?.value ?? words.false
    escapes.code = object.text("escapes").flatMap { StringEscapes.Code(rawValue: $0.value) } ?? escapes.code
    escapes.escapesDollar = object["escapesDollar"]?.bool ?? escapes.escapesDollar
  }
}
