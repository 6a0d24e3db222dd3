internal import StrictJSON

extension MarketSettings {
  /// A file that the catalogue is written to, as `catalogue.yaml` has it.
  struct Output: Sendable {
    let template: Located<String>
    let language: OutputLanguage

    /// `nil` where the template isn't named.
    init?(_ object: LocatedObject) {
      guard let template = object.text("template") else { return nil }
      self.template = template
      var language = OutputLanguage(template: template.value)
      language.importsLibrary = object["importsLibrary"]?.bool ?? false
      language.isInternal = object["internal"]?.bool ?? false
      language.literals.read(object)
      self.language = language
    }
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
