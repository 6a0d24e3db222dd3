import Testing

@testable import SVGNormalizer

@Suite("Logos written as SVG")
struct SVGWriterTests {
  private let square = Path.rectangle(8, 8, 64, 64)

  /// The text between the tags of the `svg`.
  private func content(_ nodes: LogoNode...) throws -> String {
    let logo = Logo(nodes: nodes)
    let open = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">"#
    let svg = try logo.svg
    try #require(svg.hasPrefix(open) && svg.hasSuffix("</svg>\n"))
    return String(svg.dropFirst(open.count).dropLast("</svg>\n".count))
  }

  /// The attributes of the one path, without its outline.
  private func attributes(_ path: LogoPath) throws -> String {
    let content = try content(.path(path))
    let outline = #" d="\#(PathWriter.text(for: path.path))"/>"#
    try #require(content.hasPrefix("<path") && content.hasSuffix(outline))
    return String(content.dropFirst("<path".count).dropLast(outline.count))
  }

  @Test("a file is one line, with one line feed at its end")
  func oneLine() throws {
    let svg = try Logo(.filled(square, .gradient(.sunset)), .filled(square, .color(.brandRed))).svg
    #expect(svg.utf8.filter { $0 == UInt8(ascii: "\n") }.count == 1)
    #expect(svg.hasSuffix("\n"))
  }

  @Test("a black fill is omitted")
  func black() throws {
    #expect(try attributes(LogoPath(path: square, fill: .color(.black))) == "")
  }

  @Test("a path without fill has fill none")
  func noFill() throws {
    #expect(try attributes(LogoPath(path: square)) == #" fill="none""#)
  }

  @Test("all attributes of a fill")
  func fill() throws {
    let fill = Fill(paint: .color(.brandRed), opacity: 0.5, rule: .evenOdd)
    let path = LogoPath(path: square, fill: fill, opacity: 0.25)
    #expect(
      try attributes(path) == ##" fill="#e30613" fill-opacity=".5" fill-rule="evenodd" opacity=".25""##)
  }

  @Test("all attributes of a stroke")
  func stroke() throws {
    let stroke = Stroke(
      paint: .color(.black), opacity: 0.333, width: 2.5, cap: .round, join: .bevel, miterLimit: 10)
    #expect(
      try attributes(LogoPath(path: square, stroke: stroke))
        == ##" fill="none" stroke="#000000" stroke-opacity=".33" stroke-width="2.5" stroke-linecap="round""##
        + #" stroke-linejoin="bevel" stroke-miterlimit="10""#)
  }

  @Test("a stroke's defaults are omitted, also those that result from rounding")
  func strokeDefaults() throws {
    let stroke = Stroke(paint: .color(.brandBlue), opacity: 0.999, width: 1.001, miterLimit: 3.999)
    #expect(
      try attributes(LogoPath(path: square, stroke: stroke)) == ##" fill="none" stroke="#0055a4""##)
  }

  @Test("a linear gradient")
  func linear() throws {
    #expect(
      try content(.filled(square, .gradient(.sunset)))
        == #"<defs><linearGradient id="x-g0" x2="256" gradientUnits="userSpaceOnUse">"#
        + ##"<stop offset="0" stop-color="#e30613"/><stop offset="1" stop-color="#0055a4"/>"##
        + #"</linearGradient></defs><path fill="url(#x-g0)" d="\#(PathWriter.text(for: square))"/>"#)
  }

  @Test("a radial gradient with all attributes")
  func radial() throws {
    let gradient = Gradient(
      geometry: .radial(
        center: Point(x: 128, y: 64), radius: 32.125, focus: Point(x: 130, y: 64),
        transform: Matrix(a: 1.23456, b: 0, c: 0, d: 0.5, e: 3.14159, f: -1)),
      spread: .reflect,
      stops: [
        GradientStop(offset: 0.33333, color: .black, opacity: 0.5), GradientStop(offset: 1, color: .white),
      ])
    #expect(
      try content(.filled(square, .gradient(gradient))).hasPrefix(
        #"<defs><radialGradient id="x-g0" cx="128" cy="64" r="32.13" fx="130" gradientUnits="userSpaceOnUse""#
          + #" gradientTransform="matrix(1.2346 0 0 .5 3.14 -1)" spreadMethod="reflect">"#
          + ##"<stop offset=".3333" stop-opacity=".5"/><stop offset="1" stop-color="#ffffff"/>"##))
  }

  @Test("ids are numbered by first use, a group's clip before its content")
  func order() throws {
    let clip = LogoClip(outlines: [ClipOutline(path: .circle(128, 128, 64))])
    var both = LogoPath(path: square, fill: .gradient(.glow))
    both.stroke = Stroke(paint: .gradient(.sunset))
    let written = try content(.group(LogoGroup(clip: clip, nodes: [.path(both)])))
    let ids = written.matches(of: /<(\w+) id="(x-g\d)"/).map { "\($0.1) \($0.2)" }
    #expect(ids == ["clipPath x-g0", "radialGradient x-g1", "linearGradient x-g2"])
    #expect(written.contains(#"<g clip-path="url(#x-g0)"><path fill="url(#x-g1)" stroke="url(#x-g2)""#))
  }

  @Test("gradients and clips with the same text are written once")
  func once() throws {
    var almost = Gradient.sunset
    almost.geometry = .linear(start: .zero, end: Point(x: 256.001, y: 0))
    let written = try content(.filled(square, .gradient(.sunset)), .filled(square, .gradient(almost)))
    #expect(written.matches(of: /<linearGradient/).count == 1)
    #expect(written.matches(of: /url\(#x-g0\)/).count == 2)
  }

  @Test("the outlines of a clip, with a rule that isn't the default")
  func clip() throws {
    let outlines = [ClipOutline(path: square), ClipOutline(path: square, rule: .evenOdd)]
    let outline = PathWriter.text(for: square)
    #expect(
      try content(.group(LogoGroup(clip: LogoClip(outlines: outlines), nodes: [])))
        == #"<defs><clipPath id="x-g0"><path d="\#(outline)"/><path clip-rule="evenodd" d="\#(outline)"/>"#
        + #"</clipPath></defs><g clip-path="url(#x-g0)"/>"#)
  }

  @Test("a group is written only if it has attributes")
  func groups() throws {
    let path = #"<path d="\#(PathWriter.text(for: square))"/>"#
    let node = LogoNode.filled(square, .color(.black))
    #expect(
      try content(.group(LogoGroup(opacity: 0.5, nodes: [node, node])))
        == #"<g opacity=".5">\#(path)\#(path)</g>"#)
    #expect(try content(.group(LogoGroup(opacity: 0.999, nodes: [node]))) == path)
  }

  @Test(
    "a slug consists of a to z, 0 to 9 and hyphens", arguments: ["", "A", "a b", "a\"", "à", "a_b", "../a"])
  func slugs(text: String) {
    #expect(LogoSlug(text) == nil)
    #expect(LogoSlug("pam-7") != nil)
  }

  @Test(
    "a clip of overlapping outlines is a mask for librsvg, which takes them for one path; others are clips")
  func drawing() throws {
    let slug = try #require(LogoSlug("x"))
    func drawing(_ outlines: String) throws -> String {
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><clipPath id="c">\(outlines)</clipPath>\
        <path clip-path="url(#c)" d="M10 10h200v200H10z"/></svg>
        """
      let logo = try #require(LogoNormalizer().normalize(Array(svg.utf8)).logo)
      return String(decoding: SVGWriter.drawing(of: logo, slug: slug, area: .whole), as: UTF8.self)
    }
    let overlapping = try drawing(
      #"<path d="M20 20v60h60z"/><path clip-rule="evenodd" d="M40 40h50v50h-50zM50 50h9v9h-9z"/>"#)
    #expect(
      overlapping.contains(
        ##"<mask id="x-g0" maskUnits="userSpaceOnUse" x="20" y="20" width="70" height="70"><path fill="#fff" d="M20 20v60h60z"/><path fill="#fff" fill-rule="evenodd" d="##
      ), "\(overlapping)")
    #expect(overlapping.contains(#"<g mask="url(#x-g0)">"#))
    #expect(!overlapping.contains("clip"))
    let apart = try drawing(#"<path d="M20 20v60h60z"/><path d="M120 40h50v50h-50z"/>"#)
    #expect(apart.contains("<clipPath id=") && !apart.contains("mask"))
  }
}
