/// Reads one declaration: what stands between two semicolons.
struct DeclarationReader {
  var notes = StyleNotes()

  /// Properties that move or paint something, and are in no SVG that every renderer draws.
  private static let unsupported: Set = [
    "all", "mask-image", "offset-path", "rotate", "scale", "translate", "zoom",
  ]

  /// Functions whose value depends on more than the declaration.
  private static let computing: Set = [
    "attr", "calc", "clamp", "color-mix", "env", "light-dark", "max", "min", "var",
  ]

  /// The declarations that a name and what follows it are: several for a shorthand, none where it doesn't count.
  mutating func declarations(_ name: String, _ tokens: [CSSToken]) -> [StyleDeclaration] {
    let name = name.cssKeyword
    var value = tokens[...].trimmed
    guard value.first == .colon else { return [] }
    value = value.dropFirst().trimmed
    let isImportant = Self.dropImportance(&value)
    let properties = name == "marker" ? [.markerStart, .markerMid, .markerEnd] : [StyleProperty.named(name)]
    guard let property = properties[0] else {
      if Self.unsupported.contains(name) { note(name) }
      return []
    }
    guard let read = self.value(of: property, value) else { return [] }
    return properties.compactMap { $0 }.map {
      StyleDeclaration(property: $0, value: read, isImportant: isImportant)
    }
  }

  /// Reads a value; where it is invalid, that is noted.
  mutating func value(of property: StyleProperty, _ tokens: ArraySlice<CSSToken>) -> StyleValue? {
    if let value = property.grammar.value(tokens), !tokens.contains(where: Self.isComputing) { return value }
    let written = CSSTokenWriter.text(tokens)?.cssExcerpt ?? "…"
    notes.add(
      "\(property.rawValue) is \"\(written)\", which isn't understood and doesn't count",
      fix: "write the value as SVG has it, without functions that compute, or leave it out")
    return nil
  }

  private static func isComputing(_ token: CSSToken) -> Bool {
    guard case .function(let name) = token else { return false }
    return computing.contains(name.cssKeyword)
  }

  private mutating func note(_ name: String) {
    notes.add("the property \(name) isn't followed", fix: "say it with attributes that SVG has")
  }

  /// Takes `!important` from the end, and says whether it was there.
  private static func dropImportance(_ value: inout ArraySlice<CSSToken>) -> Bool {
    guard value.last?.word == "important" else { return false }
    let rest = value.dropLast().trimmed
    guard rest.last == .delimiter(UInt8(ascii: "!")) else { return false }
    value = rest.dropLast().trimmed
    return true
  }
}
