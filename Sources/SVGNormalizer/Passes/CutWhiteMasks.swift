extension DocumentPass {
  /// Comes after styles, which decide what is white, and before uses, whose copies are shapes of clips as well.
  static let cutWhiteMasks = DocumentPass(
    name: "CutWhiteMasks",
    purpose:
      "Replaces masks of white shapes by clipPaths of the same shapes, because drawing programs write the one where the "
      + "other would do, and not every platform draws masks.",
    apply: { document, _ in
      var cutter = MaskCutter(document.root)
      guard cutter.hasClips else { return }
      document.root = cutter.cut(document.root)
    })
}

/// Turns masks into clips: white is what stays, whether a mask counts brightness or opacity.
private struct MaskCutter {
  /// The clips in place of masks, by the masks' ids.
  private var clips: [[UInt8]: [SVGElement]] = [:]
  private let targets: ElementIndex
  /// Whether anything in the file may have a stroke.
  private let hasStrokes: Bool

  private static let shapes = ["path", "rect", "circle", "ellipse", "polyline", "polygon"]
  private static let descriptions = ["title", "desc", "metadata"]
  private static let white = PaintValue.color(Color(red: 255, green: 255, blue: 255), opacity: 1)
  /// What changes an element as a whole.
  private static let effects = ["clip-path", "mask", "filter", "mix-blend-mode"]

  init(_ root: SVGElement) {
    targets = ElementIndex(of: root)
    hasStrokes = root.contains { $0["stroke"] ?? "none" != "none" }
    collect(root, ComputedStyle())
  }

  var hasClips: Bool { !clips.isEmpty }

  private mutating func collect(_ element: SVGElement, _ outer: ComputedStyle) {
    guard element.namespace == .svg else { return }
    var style = outer
    style.inherit(from: element)
    if element.name == "mask", let id = element["id"], targets[id] == element,
      var clip = clip(from: element, style)
    {
      if let region = region(of: element, id) {
        clip["clip-path"] = "url(#\(region["id"] ?? ""))"
        clips[Array(id.utf8)] = [region, clip]
      } else if isAroundAll(element) {
        clips[Array(id.utf8)] = [clip]
      }
    }
    for child in element.children { collect(child, style) }
  }

  /// The element with clips in place of masks.
  func cut(_ element: SVGElement) -> SVGElement {
    var result = element
    if let id = StyleReference(element["mask"])?.id, clips[Array(id.utf8)] != nil,
      element["clip-path"] ?? "none" == "none"
    {
      result["mask"] = nil
      result["clip-path"] = "url(#\(id))"
    }
    result.children = element.children.flatMap { child in
      let clip = child.name == "mask" ? child["id"].flatMap { clips[Array($0.utf8)] } : nil
      return clip ?? [cut(child)]
    }
    return result
  }

  /// Whether a mask is for a tenth more than the box around what it is on, which is all of it without strokes. With
  /// strokes, programs differ in what the box is around.
  private func isAroundAll(_ mask: SVGElement) -> Bool {
    mask["maskUnits"] != "userSpaceOnUse" && Self.sides.allSatisfy { mask[$0] == nil } && !hasStrokes
  }

  private static let sides = ["x", "y", "width", "height"]

  /// The rectangle that a mask is for: what is outside of it isn't drawn.
  private func region(of mask: SVGElement, _ id: String) -> SVGElement? {
    let lengths = Self.sides.compactMap { mask[$0].flatMap(Length.parse) }.filter { $0.unit != .percentage }
    let known = lengths.map { $0.value(percentageOf: 1) }
    let regionID = "\(id)-region"
    guard mask["maskUnits"] == "userSpaceOnUse", known.count == 4, known[2] > 0, known[3] > 0,
      targets[regionID] == nil
    else { return nil }
    var rectangle = SVGElement(name: "rect", offset: mask.offset)
    for (name, value) in zip(Self.sides, known) { rectangle[name] = "\(value)" }
    var region = SVGElement(name: "clipPath", children: [rectangle], offset: mask.offset)
    region["id"] = regionID
    return region
  }

  /// A mask as a clip; `nil` where it isn't white shapes alone.
  private func clip(from mask: SVGElement, _ style: ComputedStyle) -> SVGElement? {
    guard mask["maskContentUnits"] ?? "userSpaceOnUse" == "userSpaceOnUse", mask["transform"] == nil,
      !isChanged(mask),
      let children = shapes(of: mask, style), !children.isEmpty
    else { return nil }
    var clip = SVGElement(name: "clipPath", children: children, offset: mask.offset)
    clip["id"] = mask["id"]
    return clip
  }

  private func shapes(of element: SVGElement, _ style: ComputedStyle) -> [SVGElement]? {
    var shapes: [SVGElement] = []
    for child in element.children where !Self.descriptions.contains(child.name) {
      guard child.namespace == .svg, let shape = shape(child, style) else { return nil }
      shapes.append(shape)
    }
    return shapes
  }

  /// A shape as a part of a clip.
  private func shape(_ element: SVGElement, _ outer: ComputedStyle) -> SVGElement? {
    guard !isChanged(element) else { return nil }
    var (style, result) = (outer, element)
    style.inherit(from: element)
    if element.name == "g" {
      guard let children = shapes(of: element, style) else { return nil }
      result.children = children
      return result
    }
    var drawn = element
    if element.name == "use" {
      guard let id = StyleReference(address: element["href"] ?? element["xlink:href"] ?? "")?.id,
        let target = targets[id], !isChanged(target), target["clip-rule"] == nil
      else { return nil }
      drawn = target
      style.inherit(from: target)
    }
    guard Self.shapes.contains(drawn.name),
      drawn.children.allSatisfy({ Self.descriptions.contains($0.name) }),
      style.fill == Self.white, style.fillOpacity == 1, style.stroke == .none, style.isVisible
    else { return nil }
    result["clip-rule"] = style.fillRule.rawValue
    return result
  }

  /// Whether an element is drawn otherwise than its shapes are.
  private func isChanged(_ element: SVGElement) -> Bool {
    let opacity = element["opacity"].map { ComputedStyle.opacity($0) ?? 1 } ?? 1
    return opacity != 1 || element["display"] == "none"
      || Self.effects.contains { !["none", "normal"].contains(element[$0] ?? "none") }
  }
}

extension SVGElement {
  /// Whether the element, or one within, meets a condition.
  fileprivate func contains(where isMeant: (SVGElement) -> Bool) -> Bool {
    isMeant(self) || children.contains { $0.contains(where: isMeant) }
  }
}
