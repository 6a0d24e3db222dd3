/// An attribute that says what a property says, and counts less than any declaration (SVG 2 section 6.6).
enum PresentationAttribute {
  /// The value in its plainest form, nothing where the attribute isn't needed or is invalid, and what isn't followed.
  static func read(_ property: StyleProperty, _ text: String) -> (value: String?, notes: [StyleNote]) {
    var tokenizer = CSSTokenizer(text)
    let tokens = tokenizer.rest()
    var reader = DeclarationReader()
    if let value = reader.value(of: property, tokens[...].trimmed) {
      return (value.attribute(of: property), [])
    }
    // What should be a number and isn't is refused where the picture is read.
    return property.grammar.isNumeric ? (text, []) : (nil, reader.notes.notes)
  }
}
