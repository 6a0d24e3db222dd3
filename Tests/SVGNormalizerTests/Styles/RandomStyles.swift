import TestSupport

/// Random pictures with style rules.
enum RandomStyles {
  private static let names = ["g", "path", "svg", "rect", "*"]
  private static let classes = ["a", "b", "c", "Ab", "é"]
  private static let ids = ["i", "j", "k"]
  private static let properties = ["fill", "stroke", "stroke-width", "opacity", "FILL", "font-size", "--x"]
  private static let values = [
    "red", "lime", "BLUE", "none", "1", "2", "0.5", "3px", "url(#a)", "url( '#a' )", "#abc", "nonsense",
    "1 2", "-1",
    "/* red */ lime", "r\\65 d", "(red)",
  ]

  static func picture(_ random: inout SeededGenerator) -> String {
    let sheet = (0..<Int.random(in: 1...6, using: &random)).map { _ in rule(&random) }.joined(separator: " ")
    return picture(sheet, &random)
  }

  /// The same with characters inserted, repeated and removed in the rules.
  static func brokenPicture(_ random: inout SeededGenerator) -> String {
    var sheet = Array(
      (0..<Int.random(in: 1...6, using: &random)).map { _ in rule(&random) }.joined(separator: " ")
        .unicodeScalars)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<sheet.count, using: &random)
      let end = min(sheet.count, index + Int.random(in: 1...12, using: &random))
      switch Int.random(in: 0..<3, using: &random) {
      case 0: sheet.insert(random.pick(Array("{}()[];:,.#*>=|\"'\\/!@-_ \nux1é".unicodeScalars)), at: index)
      case 1 where end < sheet.count: sheet.removeSubrange(index..<end)
      default:
        sheet.insert(contentsOf: sheet[index..<end], at: Int.random(in: 0...sheet.count, using: &random))
      }
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: sheet)
    return picture(text, &random)
  }

  private static func picture(_ sheet: String, _ random: inout SeededGenerator) -> String {
    let rules = sheet.replacing("&", with: "&amp;").replacing(">", with: "&gt;")
    return
      "<svg xmlns='http://www.w3.org/2000/svg'><style>\(rules)</style>\(element(depth: 5, &random))</svg>"
  }

  private static func element(depth: Int, _ random: inout SeededGenerator) -> String {
    let name = random.pick(["g", "path", "rect"])
    var tag = "<\(name)"
    if Bool.random(using: &random) { tag += " class='\(random.pick(classes)) \(random.pick(classes))'" }
    if Bool.random(using: &random) { tag += " id='\(random.pick(ids))'" }
    if Int.random(in: 0..<4, using: &random) == 0 { tag += " fill='\(random.pick(["red", "none"]))'" }
    if Int.random(in: 0..<4, using: &random) == 0 { tag += " style=\"\(declarations(&random))\"" }
    guard depth > 1 else { return tag + "/>" }
    let children = (0..<Int.random(in: 0...3, using: &random)).map { _ in element(depth: depth - 1, &random) }
    return tag + ">" + children.joined() + "</\(name)>"
  }

  private static func rule(_ random: inout SeededGenerator) -> String {
    let selectors = (0..<Int.random(in: 1...2, using: &random)).map { _ in selector(&random) }
    return selectors.joined(separator: ", ") + " {\(declarations(&random))}"
  }

  private static func declarations(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let importance = Int.random(in: 0..<5, using: &random) == 0 ? " !important" : ""
      return "\(random.pick(properties)): \(random.pick(values))\(importance)"
    }.joined(separator: ";")
  }

  private static func selector(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { index in
      (index == 0 ? "" : random.pick([" ", " > ", ">"])) + compound(&random)
    }.joined()
  }

  private static func compound(_ random: inout SeededGenerator) -> String {
    var text = Bool.random(using: &random) ? random.pick(names) : ""
    if text.isEmpty || Int.random(in: 0..<4, using: &random) == 0 {
      text += random.pick([
        ".\(random.pick(classes))", "#\(random.pick(ids))", "[class]", "[id=\(random.pick(ids))]",
        "[class~=\"\(random.pick(classes))\"]", "[class^='a']", "[class$=b]", "[class*=' ']", "[fill|=red]",
      ])
    }
    return text
  }
}
