/// Writes a logo as SVG in the normal form: the same picture is always the same text.
public struct SVGWriter {
  private var definitions: SVGDefinitions
  /// Whether a clip of overlapping outlines is written as a mask.
  private let hasMasks: Bool

  /// The text of an SVG file, with one line feed, at its end.
  ///
  /// - Parameters:
  ///   - logo: A logo in the normal form.
  ///   - slug: What the ids of gradients and clips begin with.
  public static func text(for logo: Logo, slug: LogoSlug) -> String {
    String(decoding: bytes(for: WrittenLogo(logo), slug: slug), as: UTF8.self)
  }

  /// The same, of a logo of which the paths are written already.
  public static func bytes(for logo: WrittenLogo, slug: LogoSlug) -> [UInt8] {
    file(for: logo, slug: slug).bytes
  }

  /// The same, and whether it has any id: without one, the file is the same whatever the slug.
  public static func file(for logo: WrittenLogo, slug: LogoSlug) -> (bytes: [UInt8], hasIDs: Bool) {
    file(for: logo, slug: slug, within: Logo.box)
  }

  /// A part of the plane for librsvg to draw. To that the outlines of a clip are one path, in which those of opposite
  /// directions cancel each other out: where they overlap, the clip is a mask.
  /// - Parameter area: in the logo's units.
  public static func drawing(of logo: Logo, slug: LogoSlug, area: LogoArea) -> [UInt8] {
    file(for: WrittenLogo(logo), slug: slug, within: area.box, hasMasks: true).bytes
  }

  private static func file(
    for logo: WrittenLogo, slug: LogoSlug, within box: Box, hasMasks: Bool = false
  ) -> (bytes: [UInt8], hasIDs: Bool) {
    var text: [UInt8] = []
    let (element, hasIDs) = root(for: logo, slug: slug, within: box, hasMasks: hasMasks)
    element.write(to: &text)
    text.append(UInt8(ascii: "\n"))
    return (text.fitted, hasIDs)
  }

  /// The root element of a file, and whether it has ids within.
  static func root(
    for logo: WrittenLogo, slug: LogoSlug, within box: Box = Logo.box, hasMasks: Bool = false
  ) -> (element: MarkupElement, hasIDs: Bool) {
    var writer = SVGWriter(definitions: SVGDefinitions(slug: slug), hasMasks: hasMasks)
    let drawn = logo.nodes.flatMap { writer.elements(of: $0) }
    let definitions = writer.definitions.element
    let element = MarkupElement(
      "svg", ["xmlns": "http://www.w3.org/2000/svg", "viewBox": box.svgValue],
      children: (definitions.map { [$0] } ?? []) + drawn)
    return (element, definitions != nil)
  }

  private mutating func elements(of node: WrittenNode) -> [MarkupElement] {
    switch node {
    case .path(let path, let data): [element(of: path, data)]
    case .group(let group, let nodes): elements(of: group, nodes)
    }
  }

  /// A `g`, or if it would have no attributes, its content.
  private mutating func elements(of group: LogoGroup, _ nodes: [WrittenNode]) -> [MarkupElement] {
    let isMask = hasMasks && group.clip?.hasOverlaps ?? false
    let clip = group.clip.map { definitions.reference(to: isMask ? $0.maskElement : $0.svgElement) }
    var element = MarkupElement(
      "g",
      [
        "clip-path": isMask ? nil : clip, "mask": isMask ? clip : nil,
        "opacity": NumberWriter.text(group.opacity, unless: "1"),
      ])
    element.children = nodes.flatMap { elements(of: $0) }
    return element.attributes.isEmpty ? element.children : [element]
  }

  private mutating func element(of path: LogoPath, _ data: String) -> MarkupElement {
    let attributes = attributes(of: path.fill) + attributes(of: path.stroke)
    var element = MarkupElement("path", ["opacity": NumberWriter.text(path.opacity, unless: "1"), "d": data])
    element.attributes.insert(contentsOf: attributes, at: 0)
    return element
  }

  private mutating func attributes(of fill: Fill?) -> [MarkupAttribute] {
    let paint = fill.map { value(of: $0.paint) } ?? "none"
    return .present([
      "fill": fill?.paint == .color(.black) ? nil : paint,
      "fill-opacity": fill.flatMap { NumberWriter.text($0.opacity, unless: "1") },
      "fill-rule": fill?.rule.svgValue,
    ])
  }

  private mutating func attributes(of stroke: Stroke?) -> [MarkupAttribute] {
    guard let stroke else { return [] }
    return .present([
      "stroke": value(of: stroke.paint),
      "stroke-opacity": NumberWriter.text(stroke.opacity, unless: "1"),
      "stroke-width": NumberWriter.text(stroke.width, unless: "1"),
      "stroke-linecap": stroke.cap == .butt ? nil : stroke.cap.rawValue,
      "stroke-linejoin": stroke.join == .miter ? nil : stroke.join.rawValue,
      "stroke-miterlimit": NumberWriter.text(stroke.miterLimit, unless: "4"),
    ])
  }

  private mutating func value(of paint: Paint) -> String {
    switch paint {
    case .color(let color): color.hexadecimal
    case .gradient(let gradient): definitions.reference(to: gradient.svgElement)
    }
  }
}

extension Box {
  /// The value of a `viewBox`.
  var svgValue: String {
    [minimum.x, minimum.y, width, height].map { NumberWriter.text($0) }.joined(separator: " ")
  }
}
