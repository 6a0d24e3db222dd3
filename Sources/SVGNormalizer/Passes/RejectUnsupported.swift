extension DocumentPass {
  /// Refuses what is seen and not in the normal form, and drops what isn't seen. Styles have to be applied and uses
  /// expanded before: only then is it known what is drawn, and how.
  static let refuseUnsupported = DocumentPass(
    name: "RefuseUnsupported",
    purpose:
      "Refuses raster images, text, masks, filters, blending, patterns, dashes and markers where they are "
      + "seen, because not every platform draws them, and drops all other elements without a picture.",
    apply: { document, log in
      var search = UnsupportedSearch(of: document.root, log: log)
      document.root = search.supported(document.root, inherited: InheritedStroke()) ?? document.root
      log = search.log
    })
}

/// Looks through what is drawn for what isn't in the normal form.
struct UnsupportedSearch {
  var log: ProblemLog
  private let root: SVGElement
  /// What may be referred to; found once it is asked for, since most files refer to nothing.
  private lazy var targets = ElementIndex(of: root)
  private var clipsLookedAt: Set<[UInt8]> = []

  init(of root: SVGElement, log: ProblemLog) {
    self.root = root
    self.log = log
  }

  private static let shapes = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]
  private static let marked = ["path", "line", "polyline", "polygon"]
  private static let containers = ["svg", "g", "a", "use"]
  /// They aren't drawn where they stand.
  private static let definitions = [
    "defs", "symbol", "style", "linearGradient", "radialGradient", "clipPath", "pattern", "mask", "filter",
    "marker",
  ]

  /// The element without what isn't drawn; what is refused stays.
  mutating func supported(_ element: SVGElement, inherited: InheritedStroke) -> SVGElement? {
    if Self.definitions.contains(element.name) { return element }
    guard Self.containers.contains(element.name) || Self.shapes.contains(element.name) else {
      return refused(element) ? element : nil
    }
    guard element["display"] != "none" else { return element }
    var result = element
    checkEffects(of: &result)
    checkPaints(of: element)
    let stroke = inherited.within(element)
    if Self.shapes.contains(element.name) { check(stroke, of: element) }
    checkClip(element["clip-path"])
    result.children = element.children.compactMap { supported($0, inherited: stroke) }
    return result
  }

  /// Refuses an element that is a picture of another kind, and says whether it is one.
  private mutating func refused(_ element: SVGElement) -> Bool {
    guard element["display"] != "none", let picture = UnsupportedPicture.of(element) else { return false }
    log.refuse(picture.code, picture.message, fix: picture.fix, at: element)
    return true
  }

  private mutating func check(_ stroke: InheritedStroke, of element: SVGElement) {
    if stroke.isDashed {
      log.refuse(
        .dash, "the stroke of this \(element.name) is dashed",
        fix: "convert the stroke to outlines (Outline Stroke)",
        at: element, attribute: "stroke-dasharray")
    }
    if stroke.isSeen, element["vector-effect"] == "non-scaling-stroke" {
      log.warn(
        .stroke,
        "this stroke is as wide at every size, which not every platform can draw: it is drawn as others are",
        fix: "delete vector-effect", at: element, attribute: "vector-effect")
    }
    guard stroke.mayHaveMarkers, Self.marked.contains(element.name) else { return }
    for (name, value) in stroke.markers.sorted(by: { $0.key < $1.key }) where target(of: value) != nil {
      log.refuse(
        .marker, "this \(element.name) has a marker",
        fix: "convert it to outlines (Object > Path > Object to Path)",
        at: element, attribute: name)
    }
  }

  /// What is cut to the form of text is text as well; so is what cuts the clip itself.
  private mutating func checkClip(_ value: String?) {
    var value = value
    while let clip = target(of: value), clip.name == "clipPath",
      clipsLookedAt.insert(Array((clip["id"] ?? "").utf8)).inserted
    {
      for child in clip.children { checkClipContent(child) }
      value = clip["clip-path"]
    }
  }

  private mutating func checkClipContent(_ element: SVGElement) {
    guard !Self.shapes.contains(element.name) else { return }
    guard !refused(element), element["display"] != "none" else { return }
    for child in element.children { checkClipContent(child) }
  }

  /// The element that a value refers to, if it is there.
  mutating func target(of value: String?) -> SVGElement? {
    StyleReference(value).flatMap { targets[$0.id] }
  }
}
