import Testing

@testable import SVGNormalizer

@Suite("Logos written as VectorDrawables")
struct VectorDrawableTests {
  private let square = Path.rectangle(0, 0, 64, 64)
  private var data: String { PathWriter.text(for: square) }

  /// The lines between the tags of the `vector`.
  private func content(_ nodes: LogoNode...) throws -> String {
    let text = try VectorDrawableWriter.text(for: Logo(nodes: nodes))
    return text.split(separator: "\n").dropFirst(2).dropLast().joined(separator: "\n")
  }

  @Test("a logo in one colour is a readable file")
  func wholeFile() throws {
    #expect(
      try VectorDrawableWriter.text(for: Logo(.filled(square, .color(.brandRed)))) == """
        <?xml version="1.0" encoding="utf-8"?>
        <vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="48dp" \
        android:height="48dp" android:viewportWidth="256" android:viewportHeight="256">
          <path android:fillColor="#e30613" android:pathData="\(data)"/>
        </vector>

        """)
  }

  @Test("opacities of path and fill are in the colour, and the rule has Android's spelling")
  func fill() throws {
    let fill = Fill(paint: .color(.brandRed), opacity: 0.5, rule: .evenOdd)
    #expect(
      try content(.path(LogoPath(path: square, fill: fill, opacity: 0.5)))
        == ##"  <path android:fillColor="#40e30613" android:fillType="evenOdd" android:pathData="\##(data)"/>"##
    )
  }

  @Test("a stroke's width is always written, because Android's default is 0")
  func stroke() throws {
    let plain = Stroke(paint: .color(.brandBlue))
    #expect(
      try content(.stroked(square, plain))
        == ##"  <path android:strokeColor="#0055a4" android:strokeWidth="1" android:pathData="\##(data)"/>"##)
    let all = Stroke(
      paint: .color(.brandBlue), opacity: 0.8, width: 2.5, cap: .square, join: .round, miterLimit: 8)
    #expect(
      try content(.stroked(square, all))
        == ##"  <path android:strokeColor="#cc0055a4" android:strokeWidth="2.5""##
        + #" android:strokeLineCap="square" android:strokeLineJoin="round" android:strokeMiterLimit="8""#
        + #" android:pathData="\#(data)"/>"#)
  }

  @Test("a stroke without width is omitted, because Android would draw a hairline")
  func noWidth() throws {
    #expect(try content(.stroked(square, Stroke(paint: .color(.brandBlue), width: 0.004))) == "")
  }

  @Test("a gradient is written within the attribute whose value it is")
  func linear() throws {
    var gradient = Gradient.sunset
    gradient.spread = .reflect
    let fill = Fill(paint: .gradient(gradient), opacity: 0.5)
    #expect(
      try content(.filled(square, fill)) == """
          <path android:pathData="\(data)">
            <aapt:attr name="android:fillColor">
              <gradient android:type="linear" android:startX="0" android:startY="0" android:endX="256" \
        android:endY="0" android:tileMode="mirror">
                <item android:offset="0" android:color="#80e30613"/>
                <item android:offset="1" android:color="#800055a4"/>
              </gradient>
            </aapt:attr>
          </path>
        """)
  }

  @Test("the namespace of such attributes is declared if there are any")
  func inlineNamespace() throws {
    let declaration = #"xmlns:aapt="http://schemas.android.com/aapt""#
    let plain = try VectorDrawableWriter.text(for: Logo(.filled(square, .color(.brandRed))))
    let colourful = try VectorDrawableWriter.text(for: Logo(.filled(square, .gradient(.sunset))))
    #expect(!plain.contains(declaration))
    #expect(colourful.contains(declaration))
  }

  @Test("between stops that differ in colour and opacity there are seven more for Android")
  func premultiplied() throws {
    let colors = try content(.filled(square, .gradient(.glow)))
      .matches(of: /offset="([\d.]+)" android:color="(#\w+)"/).map { "\($0.1) \($0.2)" }
    #expect(colors.count == 9)
    #expect(colors.first == "0 #ffffff" && colors.last == "1 #00e30613")
    #expect(colors.dropFirst(4).first == ".5 #80f18389")
  }

  @Test(
    "a stroke in one colour around a gradient is a path of its own, because Android keeps the gradient")
  func twoPaths() throws {
    var path = LogoPath(path: square, fill: .gradient(.sunset), stroke: Stroke(paint: .color(.brandBlue)))
    #expect(try content(.path(path)).matches(of: /<path/).count == 2)
    path.stroke?.paint = .gradient(.sunset)
    #expect(try content(.path(path)).matches(of: /<path/).count == 1)
  }

  @Test("a clip comes first in its group, and its outlines are joined if they don't touch")
  func clip() throws {
    let other = Path.rectangle(100, 100, 64, 64)
    let clip = LogoClip(outlines: [ClipOutline(path: square), ClipOutline(path: other)])
    let group = LogoGroup(clip: clip, nodes: [.filled(square, .color(.brandRed))])
    #expect(
      try content(.group(group)) == """
          <group>
            <clip-path android:pathData="\(PathWriter.text(for: square + other))"/>
            <path android:fillColor="#e30613" android:pathData="\(data)"/>
          </group>
        """)
  }

  @Test("a clip without outlines hides everything")
  func emptyClip() throws {
    let group = LogoGroup(clip: LogoClip(outlines: []), nodes: [.filled(square, .color(.brandRed))])
    #expect(try content(.group(group)) == "")
  }

  @Test("the opacity of a group whose nodes don't touch is that of each")
  func groupOpacity() throws {
    let inner = LogoGroup(opacity: 0.5, nodes: [.filled(.circle(200, 200, 20), .color(.brandBlue))])
    let group = LogoGroup(opacity: 0.5, nodes: [.filled(square, .color(.brandRed)), .group(inner)])
    let colors = try content(.group(group)).matches(of: /fillColor="(#\w+)"/).map { String($0.1) }
    #expect(colors == ["#80e30613", "#400055a4"])
  }

  @Test("a path with an elliptic gradient is in a group in which the ellipse is a circle")
  func ellipse() throws {
    var gradient = Gradient.glow
    gradient.geometry = .radial(
      center: .zero, radius: 1, focus: .zero, transform: Matrix(a: 0, b: 40, c: -20, d: 0, e: 32, f: 32))
    gradient.stops = [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black)]
    let path = LogoPath(path: square, fill: .gradient(gradient), stroke: Stroke(paint: .color(.brandBlue)))
    #expect(
      try content(.path(path)) == """
          <group android:rotation="90" android:scaleY=".5" android:translateX="32" android:translateY="32">
            <path android:pathData="M-32 64V-64h64V64z">
              <aapt:attr name="android:fillColor">
                <gradient android:type="radial" android:centerX="0" android:centerY="0" android:gradientRadius="40">
                  <item android:offset="0" android:color="#ffffff"/>
                  <item android:offset="1" android:color="#000000"/>
                </gradient>
              </aapt:attr>
            </path>
          </group>
          <path android:strokeColor="#0055a4" android:strokeWidth="1" android:pathData="\(data)"/>
        """)
  }
}
