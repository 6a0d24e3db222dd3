/// Reads rules and declarations (CSS Syntax Level 3 section 5.4), without recursion.
struct StylesheetParser {
  private var components: ComponentReader
  private var reader = DeclarationReader()
  private var sheet = Stylesheet()
  /// The number of open `@media` whose rules count.
  private var openBlocks = 0

  init(_ text: String) { components = ComponentReader(text) }

  mutating func parse() -> Stylesheet {
    while let token = components.next() {
      switch token {
      case .whitespace: break
      case .markupComment where openBlocks == 0: break
      case .atKeyword(let name): atRule(name.cssKeyword)
      case .close(.curly) where openBlocks > 0: openBlocks -= 1
      default: rule(beginningWith: token)
      }
    }
    sheet.notes = reader.notes.notes
    return sheet
  }

  private mutating func rule(beginningWith token: CSSToken) {
    let (prelude, end) = components.take(
      from: token, upTo: openBlocks == 0 ? [.open(.curly)] : [.open(.curly), .close(.curly)])
    if end == .close(.curly) { openBlocks -= 1 }
    guard end == .open(.curly) else { return }
    let declarations = reader.list(&components, isBlock: true)
    let custom = reader.takeCustom()
    guard !declarations.isEmpty || !custom.isEmpty else { return }
    for selector in SelectorParser.selectors(prelude, notes: &reader.notes) {
      sheet.rules.append(StyleRule(selector: selector, declarations: declarations, custom: custom))
    }
  }

  private mutating func atRule(_ name: String) {
    let (prelude, end) = components.take(
      from: nil, upTo: [.semicolon, .open(.curly)] + (openBlocks == 0 ? [] : [.close(.curly)]))
    if end == .close(.curly) { openBlocks -= 1 }
    if name == "media", end == .open(.curly), MediaQuery.isMet(prelude) {
      openBlocks += 1
      return
    }
    if end == .open(.curly) { _ = components.take(from: nil, upTo: [.close(.curly)]) }
    // `ActiveContent` rejects an import; the others don't change the picture.
    if name == "font-face" { reader.notes.add(.font) }
    guard !["charset", "font-face", "import", "namespace", "page"].contains(name) else { return }
    let condition = CSSTokenWriter.text(prelude[...].trimmed) ?? "…"
    reader.notes.add(.conditionalRules("@\(name) \(condition)"))
  }
}
