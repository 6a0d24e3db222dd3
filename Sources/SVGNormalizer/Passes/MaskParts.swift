/// The shapes of a mask in their order, as parts of clips: what is white stays, what is black is cut out.
struct MaskParts {
  private(set) var white: [SVGElement] = []
  private(set) var black: [SVGElement] = []
  private var hasBlack = false
  private let targets: ElementIndex
  /// Whether the mask counts opacity, so that every colour is white.
  private let countsOpacity: Bool

  private static let shapes = ["path", "rect", "circle", "ellipse", "polyline", "polygon"]
  private static let descriptions = ["title", "desc", "metadata"]
  /// What changes an element as a whole.
  private static let effects = ["clip-path", "mask", "filter", "mix-blend-mode"]

  private enum Ink {
    case white, black, none
  }

  /// - Parameter style: the mask's own.
  /// - Returns: `nil` where a mask isn't made of white shapes and of black ones upon them.
  init?(of mask: SVGElement, _ style: ComputedStyle, _ targets: ElementIndex) {
    self.targets = targets
    countsOpacity = mask["mask-type"] == "alpha"
    guard !Self.isChanged(mask), let parts = parts(of: mask, style), !parts.white.isEmpty else { return nil }
    (white, black) = parts
  }

  private typealias Parts = (white: [SVGElement], black: [SVGElement])

  /// The children of an element; `nil` unless all of them are of these shapes.
  private mutating func parts(of element: SVGElement, _ style: ComputedStyle) -> Parts? {
    var parts: Parts = ([], [])
    for child in element.children
    where !Self.descriptions.contains(child.name) && child["display"] != "none" {
      guard let part = part(child, style) else { return nil }
      parts.white += part.white
      parts.black += part.black
    }
    return parts
  }

  private mutating func part(_ element: SVGElement, _ outer: ComputedStyle) -> Parts? {
    guard element.namespace == .svg, !Self.isChanged(element) else { return nil }
    var style = outer
    style.inherit(from: element)
    return element.name == "g" ? group(element, style) : shape(element, style)
  }

  /// Copies of a group with the white and with the black of its content.
  private mutating func group(_ element: SVGElement, _ style: ComputedStyle) -> Parts? {
    guard let content = parts(of: element, style) else { return nil }
    func copy(_ children: [SVGElement]) -> [SVGElement] {
      var copy = element
      copy.children = children
      return children.isEmpty ? [] : [copy]
    }
    return (copy(content.white), copy(content.black))
  }

  private mutating func shape(_ element: SVGElement, _ outer: ComputedStyle) -> Parts? {
    var (style, drawn, part) = (outer, element, element)
    if element.name == "use" {
      guard let id = StyleReference(address: element["href"] ?? element["xlink:href"] ?? "")?.id,
        let target = targets[id], !Self.isChanged(target), target["clip-rule"] == nil,
        target["display"] != "none"
      else { return nil }
      drawn = target
      style.inherit(from: target)
    }
    guard Self.shapes.contains(drawn.name),
      drawn.children.allSatisfy({ Self.descriptions.contains($0.name) }), let ink = ink(of: style)
    else { return nil }
    part["clip-rule"] = style.fillRule.rawValue
    switch ink {
    case .none: return ([], [])
    case .black:
      hasBlack = true
      return ([], [part])
    // White upon black would be more than what the black leaves.
    case .white: return hasBlack ? nil : ([part], [])
    }
  }

  /// What a shape is drawn with; `nil` where that is neither white nor black, or partly transparent.
  private func ink(of style: ComputedStyle) -> Ink? {
    guard style.stroke == .none else { return nil }
    let fill =
      style.fill == .currentColor
      ? PaintValue.color(style.color.color, opacity: style.color.opacity) : style.fill
    guard style.isVisible, fill != .none else { return Ink.none }
    guard case .color(let color, opacity: 1) = fill, style.fillOpacity == 1 else { return nil }
    if countsOpacity || color == Color(red: 255, green: 255, blue: 255) { return .white }
    return color == .black ? .black : nil
  }

  /// Whether an element is drawn otherwise than its shapes are.
  private static func isChanged(_ element: SVGElement) -> Bool {
    let opacity = element["opacity"].map { ComputedStyle.opacity($0) ?? 1 } ?? 1
    return opacity != 1 || effects.contains { !["none", "normal"].contains(element[$0] ?? "none") }
  }
}
