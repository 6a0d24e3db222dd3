/// Reads the declarations of rules and `style` attributes.
struct DeclarationReader {
  var notes = StyleNotes()

  /// Properties that change the picture, but aren't part of SVG.
  private static let unsupported: Set = [
    "all", "mask-image", "offset-path", "rotate", "scale", "translate", "zoom",
  ]

  /// Functions whose value depends on more than the declaration.
  private static let computing: Set = [
    "attr", "calc", "clamp", "color-mix", "env", "light-dark", "max", "min", "var",
  ]

  /// The declarations of a name and the tokens after it: several for a shorthand, none if it is invalid.
  mutating func declarations(_ name: String, _ tokens: [CSSToken]) -> [StyleDeclaration] {
    let name = name.cssKeyword
    var value = tokens[...].trimmed
    guard value.first == .colon else { return [] }
    value = value.dropFirst().trimmed
    let isImportant = Self.dropImportance(&value)
    let properties = name == "marker" ? [.markerStart, .markerMid, .markerEnd] : [StyleProperty.named(name)]
    guard let property = properties[0] else {
      if Self.unsupported.contains(name) {
        notes.add(
          LogoFinding(.style, "the property \(name) isn't supported", fix: "use attributes of SVG instead"))
      }
      return []
    }
    guard let read = self.value(of: property, value) else { return [] }
    return properties.compactMap { $0 }.map {
      StyleDeclaration(property: $0, value: read, isImportant: isImportant)
    }
  }

  /// Reads a value; notes an invalid one.
  mutating func value(of property: StyleProperty, _ tokens: ArraySlice<CSSToken>) -> StyleValue? {
    if let value = property.grammar.value(tokens), !tokens.contains(where: Self.isComputing) { return value }
    let written = CSSTokenWriter.text(tokens)?.cssExcerpt ?? "…"
    notes.add(
      LogoFinding(
        .style, "\(property.rawValue) is ignored: \"\(written)\" isn't a supported value",
        fix: "write a value that SVG has, without functions that compute, or delete it"))
    return nil
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
      case .atKeyword: end = Self.skipAtRule(&components, stops)
      case .identifier(let name):
        let (value, stop) = components.take(from: nil, upTo: stops)
        end = stop
        for declaration in declarations(name, value) {
          last.removeAll { $0.property == declaration.property && $0.isImportant == declaration.isImportant }
          last.append(declaration)
        }
      default: end = components.take(from: token, upTo: stops).end
      }
      if end == .close(.curly) { break }
    }
    return last
  }

  private static func skipAtRule(_ components: inout ComponentReader, _ stops: [CSSToken]) -> CSSToken? {
    let end = components.take(from: nil, upTo: stops + [.open(.curly)]).end
    guard end == .open(.curly) else { return end }
    _ = components.take(from: nil, upTo: [.close(.curly)])
    return nil
  }

  /// The declarations of a `style` attribute.
  mutating func list(_ text: String) -> [StyleDeclaration] {
    var components = ComponentReader(text)
    return list(&components, isBlock: false)
  }
}
