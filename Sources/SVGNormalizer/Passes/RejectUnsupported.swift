extension DocumentPass {
  /// Comes after styles and uses, which decide what is drawn, and how.
  static let rejectUnsupported = DocumentPass(
    name: "RejectUnsupported",
    purpose:
      "Rejects visible raster images, text, masks, filters, blending, patterns, dashes and markers, because not every "
      + "platform draws them, and drops other elements that draw nothing.",
    apply: { document, log in
      var search = UnsupportedSearch(of: document.root, log: log)
      document.root = search.supported(document.root, inherited: InheritedStroke()) ?? document.root
      log = search.log
    })
}

/// Searches what is drawn for what the normal form can't express.
struct UnsupportedSearch {
  var log: ProblemLog
  private let root: SVGElement
  /// Built only when it is needed, since most files have no references.
  private lazy var targets = ElementIndex(of: root)
  private var checkedClips: Set<[UInt8]> = []

  init(of root: SVGElement, log: ProblemLog) {
    self.root = root
    self.log = log
  }

  private static let shapes = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]
  private static let marked = ["path", "line", "polyline", "polygon"]
  private static let containers = ["svg", "g", "a", "use"]
  /// Elements that aren't drawn themselves.
  private static let definitions = [
    "defs", "symbol", "style", "linearGradient", "radialGradient", "clipPath", "pattern", "mask", "filter",
    "marker",
  ]

  /// The element without what isn't drawn; what is rejected stays.
  mutating func supported(_ element: SVGElement, inherited: InheritedStroke) -> SVGElement? {
    if Self.definitions.contains(element.name) { return element }
    guard Self.containers.contains(element.name) || Self.shapes.contains(element.name) else {
      return rejects(element) ? element : nil
    }
    guard element["display"] != "none" else { return element }
    var result = element
    checkEffects(of: &result)
    checkPaints(of: &result)
    let stroke = inherited.within(element)
    if Self.shapes.contains(element.name) { check(stroke, of: element) }
    checkClip(element["clip-path"])
    result.children = element.children.compactMap { supported($0, inherited: stroke) }
    return result
  }

  /// Rejects an element that draws something other than shapes, and says whether it does.
  private mutating func rejects(_ element: SVGElement) -> Bool {
    guard element["display"] != "none", let picture = UnsupportedPicture.of(element) else { return false }
    log.report(picture, isError: true, at: element)
    return true
  }

  private mutating func check(_ stroke: InheritedStroke, of element: SVGElement) {
    if stroke.isDashed {
      log.error(
        .dash, "the stroke of this \(element.name) is dashed",
        fix: "convert the stroke to outlines (Outline Stroke)", at: element, attribute: "stroke-dasharray")
    }
    guard stroke.mayHaveMarkers, Self.marked.contains(element.name) else { return }
    for (name, value) in stroke.markers.sorted(by: { $0.key < $1.key }) where target(of: value) != nil {
      log.error(
        .marker, "this \(element.name) has a marker",
        fix: "convert it to outlines (Object > Path > Object to Path)", at: element, attribute: name)
    }
  }

  /// A clip may contain text or images as well; so may the clip of a clip.
  private mutating func checkClip(_ value: String?) {
    var value = value
    while let clip = target(of: value), clip.name == "clipPath",
      checkedClips.insert(Array((clip["id"] ?? "").utf8)).inserted
    {
      for child in clip.children { checkClipContent(child) }
      value = clip["clip-path"]
    }
  }

  private mutating func checkClipContent(_ element: SVGElement) {
    guard !Self.shapes.contains(element.name) else { return }
    guard !rejects(element), element["display"] != "none" else { return }
    for child in element.children { checkClipContent(child) }
  }

  /// The element that a value refers to, if any.
  mutating func target(of value: String?) -> SVGElement? {
    StyleReference(value).flatMap { targets[$0.id] }
  }
}
