import Testing

@testable import SVGNormalizer

@Suite("The size of a picture, and what is behind it")
struct PictureSizeTests {
  /// The warnings about a file with these attributes on its svg element, each with its position.
  private func warnings(_ attributes: String, rules: String = "") -> [String] {
    let style = rules.isEmpty ? "" : "<style>\(rules)</style>"
    let text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(style)<path d='M0 0h8v8z'/></svg>"
    let result = LogoNormalizer().normalize(Array(text.utf8))
    #expect(result.logo != nil)
    return result.problems.map { problem in
      "\(problem.position(in: Array(text.utf8))) \(problem.code.rawValue) \(problem.message)"
    }
  }

  private static let stretched =
    "svg-viewbox browsers stretch this picture to any place, because the svg element has no size; it keeps the "
    + "proportions of the viewBox"
  private static let otherSize =
    "svg-viewbox the size that styles give the svg element is ignored: a picture has that of its attributes or viewBox"

  @Test(
    "that browsers stretch to any place is reported where its proportions matter",
    arguments: ["", " width='16'", " width='100%' height='100%'", " height='auto' width='8'"])
  func stretchedAlone(size: String) {
    #expect(
      warnings("viewBox='0 0 16 8' preserveAspectRatio='none'\(size)") == ["1:60 " + Self.stretched])
  }

  @Test(
    "that is known, or square, isn't stretched",
    arguments: [
      "viewBox='0 0 16 8' preserveAspectRatio='none' width='8' height='8'",
      "viewBox='0 0 8 8' preserveAspectRatio='none'",
      "viewBox='0 0 16 8' preserveAspectRatio='xMidYMid slice'",
    ])
  func notStretched(attributes: String) { #expect(warnings(attributes).isEmpty) }

  @Test(
    "in styles is reported where it has other proportions than that of the attributes",
    arguments: [
      ("viewBox='0 0 8 8' style='width: 16px; height: 8px'", "1:59"),
      ("width='8' height='8' style='height: 4px'", "1:62"),
      ("viewBox='0 0 8 8' width='16' height='8' style='width: auto; height: 100%'", "1:81"),
    ])
  func inStyle(attributes: String, position: String) {
    #expect(warnings(attributes) == ["\(position) \(Self.otherSize)"])
  }

  @Test("in a style sheet is reported at the svg element")
  func inSheet() {
    let found = warnings("viewBox='0 0 8 8'", rules: "svg { width: 16px; height: 8px }")
    #expect(found == ["1:1 " + Self.otherSize])
  }

  @Test(
    "in styles isn't reported where the picture is the same",
    arguments: [
      "viewBox='0 0 8 8' style='width: 1em; height: 1em'",
      "viewBox='0 0 16 8' style='width: 32px; height: 16px'",
      "viewBox='0 0 8 8' style='width: 100%'", "viewBox='0 0 16 8' style='width: auto'",
      "width='8' height='8' style='width: 8px; height: 8px'", "viewBox='0 0 8 8' style='height: 16px'",
    ])
  func sameInStyle(attributes: String) { #expect(warnings(attributes).isEmpty) }

  @Test(
    "a background or border of the svg element is reported where it is seen",
    arguments: [
      "background: #fff", "background-color: rgb(0 0 0 / 50%)", "background: none white",
      "background: linear-gradient(red, transparent)", "background: currentColor",
      "border: 1px solid #333", "border: solid", "border-left: 2px dashed rgb(0 0 0 / 50%)",
      "border-style: none solid", "outline: auto",
    ])
  func box(style: String) {
    let name = style.prefix { $0 != ":" }
    #expect(
      warnings("viewBox='0 0 8 8' style='\(style)'") == [
        "1:59 svg-style the \(name) of the svg element isn't drawn: it is no part of SVG"
      ])
  }

  @Test(
    "a background or border that isn't seen isn't reported",
    arguments: [
      "background: none", "background-color: transparent", "background: #ffffff00", "background: new 0 0 8 8",
      "background: inherit", "background:", "border: 0", "border: none", "border: 1px red",
      "border: 0 solid #e5e7eb", "border: 1px solid transparent", "border: inherit", "border-style: none",
      "border-color: red", "border-width: 3px", "outline: none",
    ])
  func noBox(style: String) { #expect(warnings("viewBox='0 0 8 8' style='\(style)'").isEmpty) }

  @Test("that is unknown because the name of the viewBox is misspelt is reported there")
  func misspelt() throws {
    let picture = "<svg xmlns='http://www.w3.org/2000/svg' viewbox='0 0 8 8'><path d='M0 0h8v8z'/></svg>"
    let bytes = Array(picture.utf8)
    let problem = try #require(LogoNormalizer().normalize(bytes).problems.first)
    #expect(problem.position(in: bytes) == "1:41")
    #expect(problem.fix == "write its name as viewBox, with a capital B")
  }
}
