import Testing

@testable import SVGNormalizer

@Suite("Active content")
struct ActiveContentTests {
  private func codes(_ content: String, _ attributes: String = "") -> [String] {
    var reading = Reading(svg(content, attributes))
    #expect(reading.document != nil)
    reading.apply(.rejectActiveContent)
    return reading.codes
  }

  @Test(
    "a script is found in any namespace, and with any prefix",
    arguments: [
      "<script/>", "<s:script xmlns:s='http://www.w3.org/2000/svg'/>",
      "<h:script xmlns:h='http://www.w3.org/1999/xhtml'/>", "<SCRIPT xmlns='http://www.w3.org/1999/xhtml'/>",
      "<metadata><x xmlns='urn:x'><script xmlns='http://www.w3.org/1999/xhtml'/></x></metadata>",
      "<handler xmlns:ev='http://www.w3.org/2001/xml-events' ev:event='load'/>",
      "<defs><g><script><![CDATA[alert(1)]]></script></g></defs>",
      "<use href='javascript:alert(1)'/>", "<use xlink:href=' &#106;ava&#x9;script:alert(1)'/>",
      "<g xmlns:l='http://www.w3.org/1999/xlink'><use l:href='JAVASCRIPT:x'/></g>",
    ])
  func script(content: String) {
    #expect(codes(content) == ["svg-script"])
  }

  @Test("a font isn't loaded, since no text is drawn, and its rule may stay in a style sheet")
  func font() {
    for style in [
      "@font-face{src:url(data:font/woff2;base64,AAAA)}",
      ".a{fill:red}@FONT-FACE { src: url('a.woff') } .b{}",
      "@font-f\\61 ce{src:url(a.woff)", "@font-face url(a.woff);",
    ] {
      var reading = Reading(svg("<style>\(style)</style><path/>"))
      reading.apply(.rejectActiveContent)
      #expect(reading.problems.isEmpty)
      reading.apply(.applyStyles)
      #expect(reading.problems.map(\.isError) == [false])
      #expect(reading.problems.first?.message.contains("@font-face") == true)
    }
  }

  @Test(
    "names of an editor's attributes may begin with on, and handlers have letters alone",
    arguments: [
      "<i:g only_selected='x' on='' xmlns:i='urn:i'/>", "<i:g only='x' once='' xmlns:i='urn:i'/>",
      "<g xmlns:i='urn:i' i:onclick='x'/>", "<g on-click='x' only_selected='' on1=''/>",
      "<i:pgf xmlns:i='http://ns.adobe.com/AdobeIllustrator/10.0/' only_layer='1'/>",
    ])
  func noHandler(content: String) {
    #expect(codes(content).isEmpty)
  }

  @Test(
    "a handler is an attribute of a browser's element whose name is on and letters, and of others one of a known event",
    arguments: [
      "<m:mi xmlns:m='http://www.w3.org/1998/Math/MathML' onfuture='x'/>",
      "<i:g xmlns:i='urn:i' onload='x'/>",
      "<i:g xmlns:i='urn:i' OnPointerDown='x'/>",
      "<foreignObject><p xmlns='http://www.w3.org/1999/xhtml' onnew=''/></foreignObject>",
      "<g onload='x'/>", "<g ONCLICK=''/>", "<g onanything='x'/>",
      "<img xmlns='http://www.w3.org/1999/xhtml' onerror='x'/>", "<title onclick='x'/>",
    ])
  func handler(content: String) {
    #expect(codes(content) == ["svg-handler"])
  }

  @Test(
    "a reference out of the file is found in any attribute",
    arguments: [
      "<use href='a.svg#b'/>", "<use xlink:href='http://example.com/a.svg#b'/>",
      "<use href='//example.com#a'/>",
      "<image href='http://example.com/a.png'/>", "<image xlink:href='a.png'/>",
      "<use href='data:image/svg+xml,x#a'/>",
      "<linearGradient xlink:href='b.svg#g'/>", "<g xml:base='http://example.com/'><use href='#a'/></g>",
      "<g fill='url(http://example.com/a.svg#b)'/>", "<g fill='URL( \"a.svg#b\" )'/>",
      "<g style='fill:url(a.svg#b)'/>",
      "<g filter='url(#f) url(a.svg#b)'/>", "<g clip-path=\"url(&quot;a.svg#b&quot;)\"/>",
      "<g anything='url(//a)'/>",
      "<g mask='url(data:image/svg+xml;base64,AAAA)'/>", "<g style='background:image-set(\"a.png\" 1x)'/>",
    ])
  func external(content: String) {
    #expect(codes(content) == ["svg-external"])
  }

  @Test(
    "a reference out of the file can't be disguised in a style",
    arguments: [
      "@import 'a.css';", "@IMPORT url(#a);", "@\\69mport 'a.css';", "@i\\6d port 'a.css';",
      "path{fill:url(a.svg#b)}", "path{fill:u\\rl(a.svg#b)}", "path{fill:\\75rl(a.svg#b)}",
      "path{fill:\\000075 rl(a.svg#b)}", "path{fill:\\75\nrl(a.svg#b)}", "path{fill:U\\52L(\n'a.svg#b')}",
      "path{fill:url(\\2f/a)}", "@font-face{} a{b:url(x)}", "@font-face; a{b:url(x)}", "a{b:src('x')}",
      "@font-face{a:'}'} @import 'x';", "@font-face{a:\\} @import 'x'} @import 'x';",
      "a{@font-face{src:url(x)}}",
      "@font-faces{src:url(x)}", "/* @font-face{ */ a{b:url(x)} /* } */", "'@font-face{' a{b:url(x)}",
      "path{fill:<![CDATA[url(]]>a.svg#b)}", "path{fill:ur<!-- -->l(a.svg#b)}", "path{fill:url&#40;a.svg#b)}",
    ])
  func disguised(style: String) {
    #expect(codes("<style>\(style)</style>") == ["svg-external"])
  }

  @Test("animation is found in elements and in styles")
  func animation() {
    for name in ["animate", "animateTransform", "animateMotion", "animateColor", "set"] {
      #expect(codes("<path><\(name) attributeName='x'/></path>") == ["svg-animation"])
    }
    #expect(codes("<style>@keyframes a{}</style>") == ["svg-animation"])
    #expect(codes("<style>@-webkit-KEYFRAMES a{}</style>") == ["svg-animation"])
  }

  @Test(
    "what stays in the file is fine",
    arguments: [
      "<use href='#a'/>", "<use xlink:href=' #a '/>", "<use href=''/>", "<g fill='url(#a)'/>",
      "<g fill='url(\"#a\") red'/>",
      "<g style='fill:url( #a );stroke:red'/>", "<style>.a{fill:url('#b')} @media print{}</style>",
      "<g transform='translate(1)' d='M0 0'/>", "<image href='data:image/png;base64,AA'/>",
      "<x xmlns='urn:x' href='http://example.com' xlink:href='a'/>",
      "<g one='1' on=''/>".replacing("one='1' ", with: ""),
      "<g xlink:title='http://example.com'/>", "<title>http://example.com javascript: url(x)</title>",
    ])
  func harmless(content: String) {
    #expect(codes(content).isEmpty)
  }

  @Test("all errors of a file are reported at once, in its order")
  func allAtOnce() {
    let content = "<script/><a><g onload='x' fill='url(b)'/></a><style>@import 'a';</style><set/>"
    #expect(
      codes(content)
        == ["svg-script", "svg-link", "svg-handler", "svg-external", "svg-external", "svg-animation"])
  }
}
