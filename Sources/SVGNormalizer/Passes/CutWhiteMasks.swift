extension DocumentPass {
  /// Comes after styles, which decide what is white, and before uses, whose copies are shapes of clips as well.
  static let cutWhiteMasks = DocumentPass(
    name: "CutWhiteMasks",
    purpose:
      "Replaces masks of white shapes, and of black ones upon them, by clipPaths of the same shapes, because drawing "
      + "programs write the one where the other would do, and not every platform draws masks.",
    apply: { document, _ in
      guard document.root.contains(where: { $0.name == "mask" }) else { return }
      var cutter = MaskCutter(document.root)
      guard cutter.hasClips else { return }
      document.root = cutter.cut(document.root)
    })
}

/// Turns masks into clips.
private struct MaskCutter {
  /// The clips in place of masks, by the masks' ids.
  private var clips: [[UInt8]: [SVGElement]] = [:]
  private let targets: ElementIndex
  /// The ids of the elements that others draw by their ids.
  private var used: Set<String> = []
  /// Whether anything in the file may have a stroke.
  private let hasStrokes: Bool
  /// The ids of the masks of elements that may have one.
  private var masksOfStrokes: Set<String> = []
  /// Whether all percentages are of the same viewport.
  private let hasOneViewport: Bool

  init(_ root: SVGElement) {
    targets = ElementIndex(of: root)
    hasStrokes = root.contains { $0["stroke"] ?? "none" != "none" }
    hasOneViewport = !root.children.contains { $0.contains { ["svg", "symbol"].contains($0.name) } }
    findUsed(root)
    if hasStrokes { findStroked(root, isStroked: false, isUsed: false) }
    collect(root, ComputedStyle())
  }

  var hasClips: Bool { !clips.isEmpty }

  private mutating func findUsed(_ element: SVGElement) {
    let address = element["href"] ?? element["xlink:href"] ?? ""
    if let id = StyleReference(address: address)?.id { used.insert(id) }
    for child in element.children { findUsed(child) }
  }

  /// - Parameters:
  ///   - isStroked: whether it inherits a stroke.
  ///   - isUsed: whether it may be drawn elsewhere, where it inherits another one.
  private mutating func findStroked(_ element: SVGElement, isStroked: Bool, isUsed: Bool) {
    let isStroked = element["stroke"].map { $0 != "none" } ?? isStroked
    let isUsed = isUsed || element["id"].map(used.contains) ?? false
    if let id = StyleReference(alone: element["mask"])?.id,
      isStroked || isUsed || element.contains(where: { $0.name == "use" || $0["stroke"] ?? "none" != "none" })
    {
      masksOfStrokes.insert(id)
    }
    for child in element.children { findStroked(child, isStroked: isStroked, isUsed: isUsed) }
  }

  private mutating func collect(_ element: SVGElement, _ outer: ComputedStyle) {
    guard element.namespace == .svg else { return }
    var style = outer
    style.inherit(from: element)
    if element.name == "mask", let id = element["id"], targets[id] == element {
      clips[Array(id.utf8)] = clips(of: element, id, style)
    }
    for child in element.children { collect(child, style) }
  }

  /// The clips in place of a mask, each of which is on the one after it; `nil` where there are none that do the same.
  private func clips(of mask: SVGElement, _ id: String, _ style: ComputedStyle) -> [SVGElement]? {
    // Programs differ in what a transformation of a mask does. What is drawn elsewhere too can't become a part of a clip.
    guard mask["transform"] == nil,
      !mask.children.contains(where: { $0.contains { $0["id"].map(used.contains) ?? false } }),
      let parts = MaskParts(of: mask, style, targets), let region = region(of: mask, id)
    else { return nil }
    var clips: [SVGElement] = []
    func add(_ suffix: String, _ children: [SVGElement], isInBox: Bool, _ attribute: String? = nil) -> Bool {
      var clip = SVGElement(name: "clipPath", children: children, offset: mask.offset)
      clip["id"] = id + suffix
      if let outer = clips.last?["id"] { clip["clip-path"] = "url(#\(outer))" }
      if isInBox { clip["clipPathUnits"] = "objectBoundingBox" }
      if let attribute { clip[attribute] = "" }
      clips.append(clip)
      return suffix.isEmpty || targets[id + suffix] == nil
    }
    let isInBox = mask["maskContentUnits"] == "objectBoundingBox"
    guard !isInBox || !masksOfStrokes.contains(id) else { return nil }
    let isRegionInBox = mask["maskUnits"] != "userSpaceOnUse"
    guard region.isEmpty || add("-region", region, isInBox: isRegionInBox),
      parts.black.isEmpty || add("-holes", parts.black, isInBox: isInBox, ClipHoles.attribute),
      add("", parts.white, isInBox: isInBox)
    else { return nil }
    return clips
  }

  /// The rectangle that a mask is for, outside of which nothing is drawn; none where it is around all that is drawn,
  /// `nil` where it can't be known.
  private func region(of mask: SVGElement, _ id: String) -> [SVGElement]? {
    let written = Self.sides.map { mask[$0.name] ?? $0.initial }
    let lengths = written.compactMap(Length.parse)
    guard lengths.count == 4, lengths[2].number > 0, lengths[3].number > 0 else { return nil }
    var rectangle = SVGElement(name: "rect", offset: mask.offset)
    if mask["maskUnits"] == "userSpaceOnUse" {
      guard hasOneViewport || lengths.allSatisfy({ $0.unit != .percentage }) else { return nil }
      for (side, text) in zip(Self.sides, written) { rectangle[side.name] = text }
    } else {
      // With strokes, programs differ in what the box is around.
      guard !masksOfStrokes.contains(id) else { return nil }
      let parts = lengths.map { $0.value(percentageOf: 1) }
      if parts[0] <= 0, parts[1] <= 0, parts[0] + parts[2] >= 1, parts[1] + parts[3] >= 1 { return [] }
      for (side, part) in zip(Self.sides, parts) { rectangle[side.name] = "\(part)" }
    }
    return [rectangle]
  }

  private static let sides = [
    (name: "x", initial: "-10%"), (name: "y", initial: "-10%"), (name: "width", initial: "120%"),
    (name: "height", initial: "120%"),
  ]

  /// The element with clips in place of masks.
  func cut(_ element: SVGElement) -> SVGElement {
    var result = element
    result.children = element.children.flatMap { child in
      let clip = child.name == "mask" ? child["id"].flatMap { clips[Array($0.utf8)] } : nil
      return clip ?? [cut(child)]
    }
    guard let id = StyleReference(alone: element["mask"])?.id, clips[Array(id.utf8)] != nil else {
      return result
    }
    result["mask"] = nil
    guard element["clip-path"] ?? "none" != "none" else {
      result["clip-path"] = "url(#\(id))"
      return result
    }
    if let group = group(around: result, clip: id) { return group }
    result["mask"] = element["mask"]
    return result
  }

  /// A group with the clip around an element that has one of its own; `nil` where a reference to the element would lose
  /// its transformation. Both clips are in the coordinate system of that.
  private func group(around element: SVGElement, clip id: String) -> SVGElement? {
    let moved = ["transform", "transform-origin", "transform-box"].filter { element[$0] != nil }
    guard element.name != "svg", element["id"] == nil || moved.isEmpty else { return nil }
    var (group, inner) = (SVGElement(name: "g", offset: element.offset), element)
    for name in moved { (group[name], inner[name]) = (element[name], nil) }
    group["clip-path"] = "url(#\(id))"
    group.children = [inner]
    return group
  }
}

extension SVGElement {
  /// Whether the element, or one within, meets a condition.
  fileprivate func contains(where isMeant: (SVGElement) -> Bool) -> Bool {
    isMeant(self) || children.contains { $0.contains(where: isMeant) }
  }
}
