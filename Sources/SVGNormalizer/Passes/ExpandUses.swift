extension DocumentPass {
  /// An inner picture becomes a group with `viewport="width height"`, which percentages refer to, and if it is cut at its
  /// edges with `clip-box="x y width height"`, both in its own coordinate system. So do its gradients and clips have a
  /// viewport.
  static let expandUses = DocumentPass(
    name: "ExpandUses",
    purpose:
      "Replaces each use, symbol and inner svg by a group of what it draws, and drops what isn't drawn, because no "
      + "platform supports them all.",
    apply: { document, log in
      var expansion = UseExpansion(of: document.root, log: log)
      document.root = expansion.root(document.root)
      log = expansion.log
    })
}

/// Copies a tree with every reference replaced by a copy of its target (SVG 2 section 5.5).
struct UseExpansion {
  var log: ProblemLog
  /// The references that are being followed, the outermost first.
  var followed: [[UInt8]] = []
  var uses = 0
  /// Whether a limit was reached, after which nothing is drawn.
  var isStopped = false
  /// Built only when it is needed, since most files have no `use`.
  private(set) lazy var targets = ElementIndex(of: original)
  private let original: SVGElement
  private let picture: Viewport
  private var elements = 0
  private var copiedBytes = 0

  init(of root: SVGElement, log: ProblemLog) {
    self.log = log
    original = root
    // What is wrong with the size is reported later, and then any will do.
    var unused = log
    picture = PictureFrame.of(root, log: &unused)?.content ?? Viewport(width: 100, height: 100)
  }

  mutating func root(_ root: SVGElement) -> SVGElement { withContent(root, in: picture, depth: 1) }

  /// The expansion of an element; `nil` if nothing of it is drawn.
  mutating func drawn(_ element: SVGElement, in viewport: Viewport, depth: Int) -> SVGElement? {
    guard element.namespace == .svg, admits(element, depth: depth) else { return nil }
    if isCopying { rejectContextPaints(of: element) }
    switch element.name {
    case "use": return reference(element, in: viewport, depth: depth)
    case "svg": return innerPicture(element, in: viewport, depth: depth)
    case "symbol", "defs": return isCopying ? nil : definitions(element, in: viewport, depth: depth)
    case let name where Self.referable.contains(name):
      return isCopying ? nil : definition(element, in: viewport, depth: depth)
    default: return withContent(element, in: viewport, depth: depth)
    }
  }

  /// The element with its children expanded.
  mutating func withContent(_ element: SVGElement, in viewport: Viewport, depth: Int) -> SVGElement {
    var result = element
    result.children = element.children.compactMap {
      drawn($0.inheriting(from: element), in: viewport, depth: depth + 1)
    }
    return result
  }

  /// Counts an element, and says whether the limits admit it.
  mutating func admits(_ element: SVGElement, depth: Int) -> Bool {
    guard !isStopped else { return false }
    elements += 1
    if isCopying { copiedBytes += element.attributes.reduce(0) { $0 + $1.value.utf8.count } }
    if copiedBytes > SVGLimits.copiedBytes {
      stop("use copies more than \(SVGLimits.copiedBytes) bytes", at: element)
    } else if elements > SVGLimits.elements {
      stop("use makes more than \(SVGLimits.elements) elements", at: element)
    } else if depth > SVGLimits.depth {
      stop("use nests elements more than \(SVGLimits.depth) levels deep", at: element)
    }
    return !isStopped
  }

  mutating func stop(_ message: String, at element: SVGElement) {
    isStopped = true
    log.error(.limit, message, fix: "simplify the drawing, and draw its parts without use", at: element)
  }

  /// The paints of a `use` that what it draws may ask for (SVG 2 section 13.2).
  private mutating func rejectContextPaints(of element: SVGElement) {
    for property in ["fill", "stroke"] where element[property]?.hasPrefix("context-") ?? false {
      log.error(
        .style, "the \(property) is that of the use element which draws this", fix: "write a colour",
        at: element,
        attribute: property)
    }
  }

  /// Within copies definitions are dropped: they stay only where they are defined.
  private var isCopying: Bool { !followed.isEmpty }

  private static let referable = [
    "linearGradient", "radialGradient", "clipPath", "pattern", "mask", "filter", "marker",
  ]

  /// A definition with its content. One that the normal form doesn't have becomes empty: references to it differ from
  /// those to nothing.
  private mutating func definition(_ element: SVGElement, in viewport: Viewport, depth: Int) -> SVGElement {
    var result = element
    if viewport != picture { result.setViewport(viewport) }
    if element.name == "clipPath" { return withContent(result, in: viewport, depth: depth) }
    let isGradient = element.name.hasSuffix("Gradient")
    result.children = isGradient ? element.children.filter { $0.name == "stop" } : []
    for index in result.children.indices { result.children[index].children = [] }
    return result
  }

  /// The definitions within an element that isn't drawn. They keep their parents, from which they inherit properties.
  private mutating func definitions(_ element: SVGElement, in viewport: Viewport, depth: Int) -> SVGElement? {
    var result = element
    result.children = []
    for child in element.children where child.namespace == .svg && admits(child, depth: depth + 1) {
      let isDefinition = Self.referable.contains(child.name)
      let kept =
        isDefinition
        ? definition(child, in: viewport, depth: depth + 1)
        : definitions(child, in: viewport, depth: depth + 1)
      if let kept { result.children.append(kept) }
    }
    if element.name == "symbol" { result.name = "defs" }
    return result.children.isEmpty ? nil : result
  }
}

extension SVGElement {
  /// Sets the size that percentages within refer to.
  mutating func setViewport(_ viewport: Viewport) {
    self["viewport"] = "\(viewport.width) \(viewport.height)"
  }

  /// The element with the values that it inherits by the word `inherit`. Properties that are always inherited need none.
  func inheriting(from parent: SVGElement) -> SVGElement {
    guard attributes.contains(where: { $0.value == "inherit" }) else { return self }
    var result = self
    for attribute in attributes where attribute.value == "inherit" {
      guard let property = StyleProperty.named(attribute.name), property.isAttributeWrittenAsCSS else {
        continue
      }
      result[attribute.name] = parent[attribute.name]
    }
    return result
  }
}
