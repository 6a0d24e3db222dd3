import Testing

@testable import SVGNormalizer

@Suite("Properties as attributes")
struct StylePropertyTests {
  /// The attributes of a path that has red fill and one more declaration in its style.
  private func path(_ declaration: String) -> String {
    StyledPicture(path: "style=\"\(declaration.replacing("\"", with: "&quot;"))\"").path
  }

  @Test(
    "a valid value becomes the attribute, words and units in lower case",
    arguments: [
      "fill: RED → fill=red", "fill: url(#Ab) → fill=url(#Ab)", "fill: url(#a) None → fill=url(#a) none",
      "fill: CurrentColor → fill=currentcolor", "fill: rgb( 1 , 2,3 ) → fill=rgb( 1 , 2,3 )",
      "fill: context-fill → fill=context-fill", "fill: #abc icc-color(a, 1) → fill=#abc icc-color(a, 1)",
      "color: #ABCD → color=#ABCD", "stop-color: currentColor → stop-color=currentcolor",
      "opacity: 50% → opacity=50%", "fill-opacity: -1 → fill-opacity=-1", "stroke-width: 2 → stroke-width=2",
      "stroke-width: 2PX → stroke-width=2px", "stroke-width: 1e1% → stroke-width=1e1%",
      "stroke-dashoffset: -2 → stroke-dashoffset=-2",
      "stroke-dasharray: 1, 2 3px → stroke-dasharray=1, 2 3px",
      "stroke-dasharray: none → stroke-dasharray=none", "stroke-miterlimit: 4 → stroke-miterlimit=4",
      "stroke-linejoin: Bevel → stroke-linejoin=bevel", "fill-rule: EvenOdd → fill-rule=evenodd",
      "display: inline-block → display=inline-block", "visibility: hidden → visibility=hidden",
      "clip-path: url(#a) → clip-path=url(#a)", "clip-path: circle(50%) → clip-path=circle(50%)",
      "mask: url(#a) → mask=url(#a)", "filter: blur(2px) url(#a) → filter=blur(2px) url(#a)",
      "mix-blend-mode: multiply → mix-blend-mode=multiply",
      "paint-order: stroke fill → paint-order=stroke fill",
      "marker: url(#a) → marker-start=url(#a)|marker-mid=url(#a)|marker-end=url(#a)",
      "transform: translate(1px, 2px) scale(2) → transform=translate(1px, 2px) scale(2)",
      "transform: rotate(0.5turn) → transform=rotate(0.5turn)", "transform: rotate(0) → transform=rotate(0)",
      "transform-origin: 50% top → transform-origin=50% top",
      "transform-box: fill-box → transform-box=fill-box",
      "d: path('M0 0') → d=M0 0",
    ])
  func valid(example: String) {
    let parts = example.split(separator: " → ").map(String.init)
    #expect(path(parts[0]) == parts[1])
  }

  @Test(
    "an invalid value is ignored and reported",
    arguments: [
      "fill: nonsense", "fill: 1", "fill: red blue", "fill: url(http://a.b#c)", "fill: url(#)", "fill: #ab",
      "color: none", "stop-color: url(#a)", "opacity: 1px", "opacity: a", "stroke-width: -1",
      "stroke-width: 1vw",
      "stroke-width: NaN", "stroke-dasharray: 1,,2", "stroke-dasharray: 1,", "stroke-dasharray: -1",
      "stroke-miterlimit: 4px", "stroke-linejoin: none", "fill-rule: 1", "clip-path: 1", "filter: blur",
      "filter: a(!)", "filter: a({})",
      "transform: translate(1, 2)", "transform: translate(50%)", "transform: rotate(45)",
      "transform: spin(1deg)",
      "transform: rotate(1deg) none", "transform-origin: 1px 2px 3px 4px", "d: 'M0 0'",
      "d: path(evenodd, 'M0 0')",
      "fill: var(--a)", "stroke-width: calc(1px + 1px)", "fill: r\u{E9}d",
    ])
  func invalid(declaration: String) {
    let picture = StyledPicture(path: "style=\"\(declaration)\"")
    #expect(picture.path.isEmpty)
    let name = declaration.prefix { $0 != ":" }
    #expect(picture.messages.count == 1 && picture.messages[0].hasPrefix("\(name) is ignored"))
  }

  @Test(
    "a property that doesn't affect the picture is dropped without a warning",
    arguments: [
      "enable-background: new", "font: 12px Arial", "font-size: 1em", "-inkscape-stroke: none", "--a: red",
      "isolation", "", "line-height: calc(1px)", "cx: 1px", "x: 1px",
      "background: red",
    ])
  func unimportant(declaration: String) {
    let picture = StyledPicture(path: "style=\"\(declaration)\"")
    #expect(picture.path.isEmpty)
    #expect(picture.problems.isEmpty)
  }

  @Test(
    "a property that isn't part of SVG is reported",
    arguments: [
      "rotate: 1deg", "translate: 1px", "scale: 2", "all: unset", "zoom: 2", "content-visibility: hidden",
    ])
  func unsupported(declaration: String) {
    let picture = StyledPicture(path: "style=\"\(declaration)\"")
    #expect(
      picture.messages.count == 1 && picture.problems[0].code == .style && !picture.problems[0].isError)
  }

  @Test(
    "geometry is set only on elements that have the attribute",
    arguments: [
      "circle: r=1px", "rect: width=1px", "ellipse: rx=1px", "path: d=M1 1",
    ])
  func geometry(example: String) {
    let parts = example.split(separator: ": ").map(String.init)
    let picture = StyledPicture(
      svg("<style>*{r:1px;width:1px;rx:1px;d:path('M1 1')}</style><circle/><rect/><ellipse/><path/><svg/>"))
    let element = picture.elements.last { $0.name == parts[0] }
    #expect(element?.attributes.map { "\($0.name)=\($0.value)" }.contains(parts[1]) == true)
    #expect(element?["r"] == (parts[0] == "circle" ? "1px" : nil))
    // Browsers read the size of an svg element from its attributes alone.
    #expect(picture.elements.allSatisfy { $0.name != "svg" || $0["width"] == nil })
  }

  @Test("a length without unit is no size in a style, and auto counts as absent")
  func sizes() {
    let picture = StyledPicture(svg("<rect width='1' height='1' rx='3' style='width:2;height:0;rx:auto'/>"))
    #expect(picture.elements[1].attributes.map { "\($0.name)=\($0.value)" } == ["width=1", "height=0"])
  }

  @Test("the transformation of a gradient has its own attribute")
  func gradientTransform() {
    let picture = StyledPicture(svg("<linearGradient style='transform:scale(2)'/>"))
    #expect(picture.elements[1].attributes == [SVGAttribute(name: "gradientTransform", value: "scale(2)")])
  }

  @Test(
    "the keywords of all properties are resolved",
    arguments: [
      "fill: inherit → ", "fill: initial → fill=black", "fill: UNSET → ", "stroke: revert → ",
      "opacity: inherit → opacity=inherit", "opacity: initial → ", "opacity: unset → ",
      "overflow: initial → overflow=visible", "transform: none → ", "d: none → ",
      "stroke-width: initial → stroke-width=1",
    ])
  func wideKeywords(example: String) {
    let parts = example.split(separator: " → ", omittingEmptySubsequences: false).map(String.init)
    let attributes = "fill='red' stroke='red' stroke-width='2' transform='scale(2)' d='M0 0' opacity='1'"
    let picture = StyledPicture(svg("<path \(attributes) style='\(parts[0])'/>"))
    let name = String(parts[0].prefix { $0 != ":" })
    #expect(picture.elements[1][name].map { "\(name)=\($0)" } ?? "" == parts[1])
  }
}
