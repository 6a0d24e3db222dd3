import Testing

@testable import SVGNormalizer

/// The error handling of CSS Syntax Level 3.
@Suite("The syntax of CSS")
struct StyleSyntaxTests {
  @Test(
    "exactly the broken parts are ignored",
    arguments: [
      ("<!-- path{fill:red} -->", "fill=red"),
      ("/* path{fill:blue} */path/* */{/**/fill/**/:/**/red/**/}", "fill=red"),
      ("path{fill:red", "fill=red"),
      ("path{fill:red;}", "fill=red"),
      ("path{;;fill:red;;}", "fill=red"),
      ("path{fill}path{fill:red}", "fill=red"),
      ("path{fill;stroke:red}", "stroke=red"),
      ("path{fill:;stroke:red}", "stroke=red"),
      ("path{fill blue;stroke:red}", "stroke=red"),
      ("path{$fill:blue;stroke:red}", "stroke=red"),
      ("path{*fill:blue;stroke:red}", "stroke=red"),
      ("path{fill:blue {;} ;stroke:red}", "stroke=red"),
      ("path{fill:(blue;stroke:blue);stroke:red}", "stroke=red"),
      ("path{fill:'blue\n;stroke:red}", "stroke=red"),
      ("path{fill:'};stroke:blue'}path{stroke:red}", "stroke=red"),
      ("path{@x;fill:red}", "fill=red"),
      ("path{@x{fill:blue}fill:red}", "fill=red"),
      ("path{@x (;}) ;fill:red}", "fill=red"),
      ("}path{fill:blue}path{fill:red}", "fill=red"),
      ("path;g{fill:blue}path{fill:red}", "fill=red"),
      ("path{fill:red}}path{fill:blue}", "fill=red"),
      ("@charset 'x';path{fill:red}", "fill=red"),
      ("@font-face{src:url(x)}path{fill:red}", "fill=red"),
      ("@x{path{fill:blue}}path{fill:red}", "fill=red"),
      ("@x [{}] ({}) '{' {path{fill:blue}}path{fill:red}", "fill=red"),
      ("@media all{path{fill:red}}", "fill=red"),
      ("@media{path{fill:red}}", "fill=red"),
      ("@MEDIA print , ONLY Screen{path{fill:red}}", "fill=red"),
      ("@media print{path{fill:blue}}path{fill:red}", "fill=red"),
      ("@media screen{@media all{path{fill:blue}}path{fill:red}", "fill=red"),
      ("@media screen{@media print{path{fill:blue}}path{fill:red}}path{stroke:red}", "fill=red|stroke=red"),
      ("@media screen{path}path{fill:red}", "fill=red"),
      ("@media screen{@x}path{fill:red}", "fill=red"),
      ("path{FILL:RED}", "fill=red"),
      ("path{f\\69ll:r\\65 d}", "fill=red"),
      ("path{\\66 ill:\\000072ed}", "fill=red"),
      ("path{fill:url( \"#a\" )}", "fill=url(#a)"),
      ("path{fill:url( #a )}", "fill=url(#a)"),
      ("path{fill:url(#a\\)b)}", "fill=url(\"#a)b\")"),
      ("path{fill:URL('#a\\\n b') none}", "fill=url(\"#a b\") none"),
      ("path{fill:url(#a b);stroke:red}", "stroke=red"),
      ("path{fill:url(#a(b);stroke:red}", "stroke=red"),
      ("path{fill:url(#a", "fill=url(#a)"),
      ("path{fill:url('#a", "fill=url(#a)"),
      ("path{fill:red!important", "fill=red"),
      ("path{fill:red!unimportant}", ""),
      ("path{fill:red!important!important}", ""),
      ("path{--fill:{;}:blue;fill:red}", "fill=red"),
      ("path{stroke-width:+.5E1px}", "stroke-width=+.5E1px"),
      ("path{stroke-width:1/**/2}", ""),
      ("path{fill:\u{FEFF}red}", ""),
      ("path{fill:blac\u{212A}}", ""),
      ("path{fill:red\\", ""),
      // Rules within a rule are skipped, and what is after them isn't.
      ("path{&.x{fill:blue}stroke:red}", "stroke=red"),
      ("path{.x{fill:blue} .y{a:b{};c:d}stroke:red;g{}fill:blue}", "fill=blue|stroke=red"),
      ("path{@media screen{fill:blue}stroke:red}path{fill:red}", "fill=red|stroke=red"),
      ("path/*", ""), ("path{/*", ""), ("@", ""), ("@x", ""), ("@media", ""), ("@media{", ""), ("\\", ""),
      ("", ""),
    ])
  func errors(rules: String, expected: String) {
    #expect(StyledPicture(rules: rules, path: "").path == expected)
  }

  @Test(
    "a rule within a rule has a warning",
    arguments: [
      "g{.a{fill:red}}", "g{path{fill:red}}", "path{@media screen{fill:red}}", "path{&.x{fill:red}}",
    ])
  func nested(rules: String) {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><style>\(rules)</style><path d='M0 0h9v9z'/></svg>"
    let problems = LogoNormalizer().normalize(Array(svg.replacing("&", with: "&amp;").utf8)).problems
    #expect(problems.map(\.message) == ["a rule within a rule is ignored"])
    #expect(problems.map(\.isError) == [false])
  }

  @Test("a brace in a style attribute is an error like any other")
  func inlineBrace() {
    #expect(StyledPicture(path: "style='fill:red}stroke:blue;opacity:0'").path == "opacity=0")
  }
}
