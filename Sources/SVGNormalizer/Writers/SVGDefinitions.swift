/// The gradients and clips of a logo in the order of their first use. Those with the same text are one, so that reading
/// the file and writing it again changes nothing.
struct SVGDefinitions {
  private let slug: LogoSlug
  private var indexes: [MarkupElement: Int] = [:]
  private var definitions: [MarkupElement] = []

  init(slug: LogoSlug) { self.slug = slug }

  /// A `defs` with all of them; `nil` if there are none.
  var element: MarkupElement? {
    guard !definitions.isEmpty else { return nil }
    let children = definitions.enumerated().map { index, definition in
      var child = definition
      child.attributes.insert(MarkupAttribute(name: "id", value: id(index)), at: 0)
      return child
    }
    return MarkupElement("defs", children: children)
  }

  /// The value of an attribute that refers to a definition, which is added if it is new.
  mutating func reference(to definition: MarkupElement) -> String {
    let index = indexes[definition] ?? definitions.count
    if index == definitions.count {
      definitions.append(definition)
      indexes[definition] = index
    }
    return "url(#\(id(index)))"
  }

  private func id(_ index: Int) -> String { "\(slug)-g\(index)" }
}

extension Gradient {
  /// The gradient as an element of `defs`, without its id (SVG 2 sections 14.2.2 and 14.2.3). `x2` is always written,
  /// because its default is a percentage, which not every platform supports.
  var svgElement: MarkupElement {
    var element =
      switch geometry {
      case .linear(let start, let end): Self.linear(from: start, to: end)
      case .radial(let center, let radius, let focus, let transform):
        Self.radial(center: center, radius: radius, focus: focus, transform: transform)
      }
    element.attributes += .present(["spreadMethod": spread == .pad ? nil : spread.rawValue])
    element.children = stops.map(\.svgElement)
    return element
  }

  private static func linear(from start: Point, to end: Point) -> MarkupElement {
    MarkupElement(
      "linearGradient",
      [
        "x1": NumberWriter.text(start.x, unless: "0"), "y1": NumberWriter.text(start.y, unless: "0"),
        "x2": NumberWriter.text(end.x), "y2": NumberWriter.text(end.y, unless: "0"),
        "gradientUnits": "userSpaceOnUse",
      ])
  }

  private static func radial(center: Point, radius: Double, focus: Point, transform: Matrix) -> MarkupElement
  {
    let (x, y) = (NumberWriter.text(center.x), NumberWriter.text(center.y))
    return MarkupElement(
      "radialGradient",
      [
        "cx": x, "cy": y, "r": NumberWriter.text(radius),
        "fx": NumberWriter.text(focus.x, unless: x), "fy": NumberWriter.text(focus.y, unless: y),
        "gradientUnits": "userSpaceOnUse", "gradientTransform": transform.svgValue,
      ])
  }
}

extension Matrix {
  /// The value of a `transform` with four decimals, and two for the translation; `nil` for the identity.
  var svgValue: String? {
    let linear = [a, b, c, d].map { NumberWriter.text($0, decimals: 4) }
    let numbers = (linear + [NumberWriter.text(e), NumberWriter.text(f)]).joined(separator: " ")
    return numbers == "1 0 0 1 0 0" ? nil : "matrix(\(numbers))"
  }
}

extension GradientStop {
  /// The offset is always written, because SVG 1.1 has no default for it.
  fileprivate var svgElement: MarkupElement {
    MarkupElement(
      "stop",
      [
        "offset": NumberWriter.text(offset, decimals: 4),
        "stop-color": color == .black ? nil : color.hexadecimal,
        "stop-opacity": NumberWriter.text(opacity, unless: "1"),
      ])
  }
}

extension LogoClip {
  /// The clip as an element of `defs`, without its id (CSS Masking 1 section 6.2).
  var svgElement: MarkupElement {
    let paths = outlines.map { outline in
      MarkupElement(
        "path", ["clip-rule": outline.rule.svgValue, "d": PathWriter.text(for: outline.path)])
    }
    return MarkupElement("clipPath", children: paths)
  }

  /// Whether outlines may overlap.
  var hasOverlaps: Bool { !BoxClusters.areApart(outlines.compactMap(\.path.bounds)) }

  /// The same as a mask: what is white in it is left (CSS Masking 1 section 7.1).
  var maskElement: MarkupElement {
    let paths = outlines.map { outline in
      MarkupElement(
        "path",
        ["fill": "#fff", "fill-rule": outline.rule.svgValue, "d": PathWriter.text(for: outline.path)])
    }
    let box = bounds ?? Logo.box
    return MarkupElement(
      "mask",
      [
        "maskUnits": "userSpaceOnUse", "x": NumberWriter.text(box.minimum.x),
        "y": NumberWriter.text(box.minimum.y), "width": NumberWriter.text(box.width),
        "height": NumberWriter.text(box.height),
      ], children: paths)
  }
}

extension FillRule {
  /// The value of `fill-rule` or `clip-rule`; `nil` for the default.
  var svgValue: String? { self == .nonZero ? nil : rawValue }
}
