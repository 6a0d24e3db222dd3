extension DeclarationReader {
  /// The declarations of a rule, from after its `{`, or of a whole text: for each property and importance the last.
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
