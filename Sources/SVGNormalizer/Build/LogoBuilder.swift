/// Builds the picture of a document whose styles have been applied and whose uses have been expanded: converts shapes,
/// transformations, inherited properties, gradients and clips to paths in the logo's own units.
struct LogoBuilder {
  /// The size that percentages refer to outside of inner pictures.
  let picture: Viewport
  let definitions: Definitions
  var log: ProblemLog
  /// The number of segments and stops used so far.
  private var parts = 0
  /// The number of segments measured so far.
  private(set) var measured = 0

  init(_ picture: Viewport, _ definitions: Definitions, _ log: ProblemLog) {
    (self.picture, self.definitions, self.log) = (picture, definitions, log)
  }

  /// The document's picture; `nil` if its size is unknown.
  static func logo(of document: SVGDocument, log: inout ProblemLog) -> Logo? {
    guard let frame = PictureFrame.of(document.root, log: &log) else { return nil }
    var builder = LogoBuilder(frame.content, Definitions(of: document.root), log)
    defer { log = builder.log }
    return Logo(nodes: builder.nodes(of: document.root, in: frame))
  }

  mutating func nodes(of element: SVGElement, in outer: DrawingContext) -> [LogoNode] {
    guard element.namespace == .svg, element["display"] != "none" else { return [] }
    let opacity = element["opacity"].flatMap(ComputedStyle.opacity) ?? 1
    guard opacity > 0, let context = context(of: element, in: outer) else { return [] }
    let content =
      Self.containers.contains(element.name)
      ? children(of: element, in: context, opacity: opacity)
      : shape(element, in: context, opacity: opacity)
    return content.isEmpty ? [] : clipped(content, by: element, in: context)
  }

  private static let containers = ["svg", "g", "a", "switch"]

  private mutating func children(
    of element: SVGElement, in context: DrawingContext, opacity: Double
  ) -> [LogoNode] {
    let nodes = element.children.flatMap { self.nodes(of: $0, in: context) }
    return opacity < 1 && !nodes.isEmpty ? [.group(LogoGroup(opacity: opacity, nodes: nodes))] : nodes
  }

  private mutating func shape(
    _ element: SVGElement, in context: DrawingContext, opacity: Double
  ) -> [LogoNode] {
    guard context.style.isVisible, let path = outline(of: element, in: context.viewport), !path.isEmpty,
      mayUse(path.segmentCount, for: element)
    else { return [] }
    let fill = fill(of: element, path: path, in: context)
    let stroke = stroke(of: element, path: path, in: context)
    guard fill != nil || stroke != nil else { return [] }
    let placed = path.applying(context.matrix)
    guard isInReach(placed, of: element) else { return [] }
    guard context.style.strokesFirst, fill != nil, stroke != nil else {
      return [.path(LogoPath(path: placed, fill: fill, stroke: stroke, opacity: opacity))]
    }
    let layers: [LogoNode] = [
      .path(LogoPath(path: placed, stroke: stroke)), .path(LogoPath(path: placed, fill: fill)),
    ]
    return opacity < 1 ? [.group(LogoGroup(opacity: opacity, nodes: layers))] : layers
  }

  /// Counts segments and stops, and says whether they are still within the limit.
  mutating func mayUse(_ count: Int, for element: SVGElement) -> Bool {
    parts += count
    guard parts > SVGLimits.parts else { return true }
    if parts - count <= SVGLimits.parts {
      log.error(
        .limit, "the picture has more than \(SVGLimits.parts) points, each counted as often as it is used",
        fix: "simplify it in your drawing program", at: element)
    }
    return false
  }

  /// Counts segments of which a box is measured, and says whether they are still within the limit.
  mutating func mayMeasure(_ count: Int, of element: SVGElement) -> Bool {
    measured += count
    guard measured > SVGLimits.measuredParts else { return true }
    if measured - count <= SVGLimits.measuredParts {
      log.error(
        .limit, "too many boxes around parts of the picture are needed, for clips or transformations",
        fix: "use clips in units of the picture (userSpaceOnUse), and transformations without transform-box",
        at: element)
    }
    return false
  }

  /// The largest coordinate for which hundredths are exact in the numbers of every platform.
  private static let reach = 100_000.0

  private mutating func isInReach(_ path: Path, of element: SVGElement) -> Bool {
    let reach = Box(minimum: .zero, maximum: .zero).expanded(by: Self.reach)
    if path.isFinite, let bounds = path.controlBounds, reach.contains(bounds) { return true }
    log.error(
      .number, "this shape extends more than \(Int(Self.reach)) units from the picture",
      fix: "cut it to what is seen, or correct the number that is too large", at: element)
    return false
  }
}
