import Testing

@testable import SVGNormalizer

@Suite("Presentation attributes")
struct PresentationAttributeTests {
  @Test(
    "are read as CSS",
    arguments: [
      ("fill=' RED '", "fill=red"), ("fill='/**/red'", "fill=red"), ("fill='inherit'", ""),
      ("fill='url(\"#a\")'", "fill=url(#a)"), ("stroke-width=' 2 '", "stroke-width=2"),
      ("opacity='inherit'", "opacity=inherit"),
    ])
  func read(attribute: String, expected: String) {
    let picture = StyledPicture(path: attribute)
    #expect(picture.path == expected)
    #expect(picture.problems.isEmpty)
  }

  @Test(
    "invalid ones are ignored and reported",
    arguments: ["fill='a'", "fill='red!important'", "display='1'"])
  func invalid(attribute: String) {
    let picture = StyledPicture(path: attribute)
    #expect(picture.path.isEmpty)
    #expect(picture.messages.count == 1)
  }

  @Test(
    "an invalid number stays, and is rejected later",
    arguments: ["opacity=x", "stroke-width=NaN"])
  func numbers(attribute: String) {
    let picture = StyledPicture(path: attribute.replacing("=", with: "='") + "'")
    #expect(picture.path == attribute)
    #expect(picture.problems.isEmpty)
  }

  @Test(
    "those with a grammar of their own stay as they are",
    arguments: ["transform=Scale( 2 )", "d= M 0", "cx=1 "])
  func ownGrammar(attribute: String) {
    #expect(StyledPicture(path: attribute.replacing("=", with: "='") + "'").path == attribute)
  }

  @Test("an error in a style is reported at the attribute")
  func position() {
    let text = svg("<path style='fill:nonsense'/>")
    let problem = StyledPicture(text).problems.first
    let span = problem?.span ?? 0..<0
    #expect(String(decoding: Array(text.utf8)[span], as: UTF8.self) == "style='fill:nonsense'")
  }
}
