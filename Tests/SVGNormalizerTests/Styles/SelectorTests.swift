import Testing

@testable import SVGNormalizer

@Suite("CSS selectors")
struct SelectorTests {
  /// The ids of the elements that a selector selects.
  private func selected(_ selector: String) -> String {
    let picture = StyledPicture(
      svg(
        "<style><![CDATA[\(selector){opacity:0}]]></style>"
          + "<g id='a' class='x y'><g id='b' class='y'><path id='c' class='x' d='M1 2 3' lang='en-GB'/></g>"
          + "<path id='d' class=' Z&#9;é '/></g><rect id='e' rx=''/>", " id='s'"))
    return picture.elements.filter { $0["opacity"] == "0" }.compactMap { $0["id"] }.joined()
  }

  @Test(
    "select by name, class, id and ancestors",
    arguments: [
      ("*", "sabcde"), ("path", "cd"), ("Path", ""), ("g", "ab"), (".x", "ac"), (":root", "s"),
      (":root > g", "a"), (".x.y", "a"), (".z", ""),
      (".Z", "d"), (".é", "d"), (".\\e9", "d"), ("#c", "c"), ("#c.x", "c"), ("path#d.Z", "d"), ("#c#d", ""),
      ("g path", "cd"), ("g g path", "c"), ("g>path", "cd"), ("svg > path", ""), (".x>path", "d"),
      ("svg > g path", "cd"), ("g g > path", "c"), ("svg * path", "cd"), ("path g", ""),
      ("a,b , .x,#e", "ace"),
      ("*.y", "ab"), ("svg/**/g", ""), ("svg /**/ g", "ab"), (".\\78", "ac"), ("g/**/.x", "a"),
    ])
  func byName(selector: String, expected: String) {
    #expect(selected(selector) == expected)
  }

  @Test(
    "select by attributes",
    arguments: [
      ("[d]", "c"), ("[D]", ""), ("[ d = 'M1 2 3' ]", "c"), ("[id=c]", "c"), ("path[id='d']", "d"),
      ("[class~=y]", "ab"), ("[class~='x y']", ""), ("[class~='']", ""), ("[lang|=en]", "c"),
      ("[lang|=e]", ""),
      ("[lang|='en-GB']", "c"), ("[d^=M1]", "c"), ("[d^='']", ""), ("[d$='3']", "c"), ("[d$='']", ""),
      ("[d*='2']", "c"), ("[d*='1 2']", "c"), ("[d*='']", ""), ("[d*='M1 2 3 ']", ""), ("[rx='']", "e"),
      ("[rx]:not(a)", ""), ("[id][class]", "abcd"),
    ])
  func byAttribute(selector: String, expected: String) {
    #expect(selected(selector) == expected)
  }

  @Test("the nearest fitting ancestor isn't always the right one")
  func backtracking() {
    let picture = StyledPicture(
      svg(
        "<style>.a > .b .c > path{fill:red}</style><g class='a'><g class='b c'><g class='b'><g class='c'><path/>"
          + "</g></g></g></g>"))
    #expect(picture.path == "fill=red")
  }

  @Test(
    "unsupported selectors are reported, and the others of the list count",
    arguments: [
      "path:first-child", "path:not(.a)", "g + path", "g ~ path", "svg|path", "[a=b i]",
      "path::before",
    ])
  func unsupported(selector: String) {
    let picture = StyledPicture(rules: "\(selector), path{fill:red}", path: "")
    #expect(picture.path == "fill=red")
    #expect(picture.messages == ["the selector \"\(selector)\" isn't supported"])
  }

  @Test(
    "an invalid list selects nothing",
    arguments: [
      "path,", ",path", "path,,g", "path>", ">path", "path > > g", "#1", ".1", "[", "path:unknown", "path:",
      "[=a]", "path,!",
    ])
  func mistake(selector: String) {
    #expect(StyledPicture(rules: "\(selector){fill:red}", path: "").path.isEmpty)
  }

  @Test("names are compared by their characters, not by their look")
  func equivalence() {
    let picture = StyledPicture(rules: ".\u{E9}{fill:red}", path: "class='e\u{301}'")
    #expect(picture.path.isEmpty)
  }
}
