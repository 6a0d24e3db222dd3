/// Reads the declarations of rules and `style` attributes.
struct DeclarationReader {
  var notes = StyleNotes()
  /// The custom properties that were declared since ``takeCustom()``.
  private var custom: [CustomDeclaration] = []

  /// Properties that change the picture, but aren't part of SVG.
  private static let unsupported: Set = [
    "all", "content-visibility", "mask-clip", "mask-composite", "mask-image", "mask-mode", "mask-origin",
    "mask-position",
    "mask-repeat",
    "mask-size", "offset-path", "rotate", "scale", "translate", "zoom", "-webkit-mask", "-webkit-mask-image",
  ]

  /// Functions whose value depends on more than the declaration.
  private static let computing: Set = [
    "attr", "calc", "clamp", "color-mix", "env", "light-dark", "max", "min",
  ]

  /// The declarations of a name and the tokens after it: several for a shorthand, none if it is invalid.
  mutating func declarations(_ name: String, _ tokens: [CSSToken]) -> [StyleDeclaration] {
    var value = tokens[...].trimmed
    guard value.first == .colon else { return [] }
    value = value.dropFirst().trimmed
    let isImportant = Self.dropImportance(&value)
    guard !CustomDeclaration.isName(name) else {
      declareCustom(name, value, isImportant)
      return []
    }
    let properties = self.properties(name.cssKeyword)
    if name.cssKeyword == "font" { value = FontSize.ofShorthand(value) ?? value }
    guard let property = properties.first, let read = self.value(of: property, value) else { return [] }
    return properties.map { StyleDeclaration(property: $0, value: read, isImportant: isImportant) }
  }

  /// The properties of a name, several for a shorthand; notes one that isn't supported.
  private mutating func properties(_ name: String) -> [StyleProperty] {
    if name == "marker" { return [.markerStart, .markerMid, .markerEnd] }
    if name == "font" { return [.fontSize] }
    if Self.unsupported.contains(name) {
      notes.add(
        LogoFinding(.style, "the property \(name) isn't supported", fix: "use attributes of SVG instead"))
    }
    return StyleProperty.named(name).map { [$0] } ?? []
  }

  private mutating func declareCustom(_ name: String, _ value: ArraySlice<CSSToken>, _ isImportant: Bool) {
    guard VariableReference.areValid(in: value), !value.contains(.broken) else { return }
    custom.append(CustomDeclaration(name: Array(name.utf8), value: Array(value), isImportant: isImportant))
  }

  /// The custom properties that were declared since the last call.
  mutating func takeCustom() -> [CustomDeclaration] {
    defer { custom = [] }
    return custom
  }

  /// Reads a value; notes an invalid one.
  mutating func value(of property: StyleProperty, _ tokens: ArraySlice<CSSToken>) -> StyleValue? {
    if tokens.contains(where: VariableReference.isOne), VariableReference.areValid(in: tokens) {
      return .pending(Array(tokens))
    }
    if let value = property.grammar.value(tokens), !tokens.contains(where: Self.isComputing) { return value }
    // Letters are never drawn, and a length that depends on their size is rejected.
    guard property != .fontSize else {
      return tokens.contains(where: \.isFunction) ? .written("unknown") : nil
    }
    let written = CSSTokenWriter.text(tokens)?.cssExcerpt ?? "…"
    notes.add(
      LogoFinding(
        .style, "\(property.rawValue) is ignored: \"\(written)\" isn't a supported value",
        fix: "write a value that SVG has, without functions that compute, or delete it"))
    return nil
  }

  /// Notes a value that refers to a custom property that isn't defined.
  mutating func noteUndefined(_ tokens: [CSSToken], _ property: StyleProperty) {
    let written = CSSTokenWriter.text(tokens)?.cssExcerpt ?? "…"
    notes.add(
      LogoFinding(
        .style, "\(property.rawValue) is ignored: \"\(written)\" isn't defined in the file",
        fix: "define the custom property in the file, write a fallback, or write the value itself"))
  }

  private static func isComputing(_ token: CSSToken) -> Bool {
    guard case .function(let name) = token else { return false }
    return computing.contains(name.cssKeyword)
  }

  /// Drops `!important` from the end, and says whether it was there.
  private static func dropImportance(_ value: inout ArraySlice<CSSToken>) -> Bool {
    guard value.last?.word == "important" else { return false }
    let rest = value.dropLast().trimmed
    guard rest.last == .delimiter(UInt8(ascii: "!")) else { return false }
    value = rest.dropLast().trimmed
    return true
  }

  /// The declarations of a rule, from after its `{`, or of a whole text: the last for each property and importance.
  mutating func list(_ components: inout ComponentReader, isBlock: Bool) -> [StyleDeclaration] {
    var last: [StyleDeclaration] = []
    let stops: [CSSToken] = isBlock ? [.semicolon, .close(.curly)] : [.semicolon]
    while let token = components.next() {
      if isBlock, token == .close(.curly) { break }
      let end: CSSToken?
      switch token {
      case .whitespace, .semicolon: continue
      case .identifier(let name):
        // Only the value of a custom property may have braces: anything else with some is a rule.
        let isCustom = CustomDeclaration.isName(name)
        let (value, stop) = components.take(from: nil, upTo: isCustom ? stops : stops + [.open(.curly)])
        end = stop
        for declaration in stop == .open(.curly) ? [] : declarations(name, value) {
          last.removeAll { $0.property == declaration.property && $0.isImportant == declaration.isImportant }
          last.append(declaration)
        }
      default: end = components.take(from: token, upTo: stops + [.open(.curly)]).end
      }
      if end == .open(.curly) { skipRule(&components) }
      if end == .close(.curly) { break }
    }
    return last
  }

  /// Skips a rule within a rule (CSS Nesting 1), from after its `{`.
  private mutating func skipRule(_ components: inout ComponentReader) {
    notes.add(
      LogoFinding(.style, "a rule within a rule is ignored", fix: "write it outside, with the whole selector")
    )
    _ = components.take(from: nil, upTo: [.close(.curly)])
  }

  /// The declarations of a `style` attribute.
  mutating func list(_ text: String) -> [StyleDeclaration] {
    var components = ComponentReader(text)
    return list(&components, isBlock: false)
  }
}
