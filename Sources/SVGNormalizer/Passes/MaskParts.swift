/// The shapes of a mask in their order, as parts of clips: what is white stays, what is black is cut out.
struct MaskParts {
  private(set) var white: [SVGElement] = []
  private(set) var black: [SVGElement] = []
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
    guard !Self.isChanged(mask), add(mask.children, style, within: []), !white.isEmpty else { return nil }
  }

  /// Adds elements, and says whether all of them are of these shapes.
  private mutating func add(_ elements: [SVGElement], _ style: ComputedStyle, within groups: [SVGElement])
    -> Bool
  {
    elements.allSatisfy { element in
      Self.descriptions.contains(element.name) || element["display"] == "none"
        || add(element, style, within: groups)
    }
  }

  private mutating func add(_ element: SVGElement, _ outer: ComputedStyle, within groups: [SVGElement])
    -> Bool
  {
    guard element.namespace == .svg, !Self.isChanged(element) else { return false }
    var (style, part) = (outer, element)
    style.inherit(from: element)
    if element.name == "g" { return add(element.children, style, within: groups + [element]) }
    var drawn = element
    if element.name == "use" {
      guard let id = StyleReference(address: element["href"] ?? element["xlink:href"] ?? "")?.id,
        let target = targets[id], !Self.isChanged(target), target["clip-rule"] == nil,
        target["display"] != "none"
      else { return false }
      drawn = target
      style.inherit(from: target)
    }
    guard Self.shapes.contains(drawn.name),
      drawn.children.allSatisfy({ Self.descriptions.contains($0.name) }), let ink = ink(of: style)
    else { return false }
    part["clip-rule"] = style.fillRule.rawValue
    for group in groups.reversed() {
      var copy = group
      copy.children = [part]
      part = copy
    }
    switch ink {
    case .none: break
    case .black: black.append(part)
    // White upon black would be more than what the black leaves.
    case .white:
      guard black.isEmpty else { return false }
      white.append(part)
    }
    return true
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
