/// Draws a document whose styles have been applied and whose uses have been expanded: brings shapes, transformations,
/// inherited properties, gradients and clips into paths in the logo's own units.
struct LogoBuilder {
  let viewBox: ViewBox
  let definitions: Definitions
  var log: ProblemLog
  /// How many segments and stops have been used so far.
  private var parts = 0

  private init(_ viewBox: ViewBox, _ definitions: Definitions, _ log: ProblemLog) {
    (self.viewBox, self.definitions, self.log) = (viewBox, definitions, log)
  }

  /// The document's picture, or `nil` where it says no size.
  static func logo(of document: SVGDocument, log: inout ProblemLog) -> Logo? {
    guard let viewBox = ViewBox.of(document.root) else {
      log.refuse(
        .viewBox,
        "the size of the picture isn't known: there is no viewBox of four numbers, the last two above 0",
        fix: "give the svg element a viewBox such as viewBox=\"0 0 256 256\"", at: document.root,
        attribute: document.root["viewBox"] == nil ? nil : "viewBox")
      return nil
    }
    var builder = LogoBuilder(viewBox, Definitions(of: document.root), log)
    let nodes = builder.nodes(of: document.root, in: DrawingContext(matrix: viewBox.fitted))
    log = builder.log
    return Logo(nodes: viewBox.isLetterboxed ? [.group(builder.cut(nodes))] : nodes)
  }

  /// What stands beyond the file's box would come to be seen in the bars beside it.
  private func cut(_ nodes: [LogoNode]) -> LogoGroup {
    let outline = viewBox.outline.applying(viewBox.fitted)
    return LogoGroup(clip: LogoClip(outlines: [ClipOutline(path: outline)]), nodes: nodes)
  }

  /// What an element draws.
  mutating func nodes(of element: SVGElement, in outer: DrawingContext) -> [LogoNode] {
    guard element.namespace == .svg, element["display"] != "none" else { return [] }
    let opacity = element["opacity"].flatMap(ComputedStyle.opacity) ?? 1
    guard opacity > 0, let context = context(of: element, in: outer) else { return [] }
    let content: [LogoNode]
    if Self.containers.contains(element.name) {
      content = children(of: element, in: context, opacity: opacity)
    } else {
      content = shape(element, in: context, opacity: opacity)
    }
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
    guard context.style.isVisible, let path = outline(of: element), !path.isEmpty,
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

  /// Counts what is to be drawn; whether there may be so much.
  mutating func mayUse(_ count: Int, for element: SVGElement) -> Bool {
    parts += count
    guard parts > SVGLimits.parts else { return true }
    if parts - count <= SVGLimits.parts {
      log.refuse(
        .limit, "the picture has more than \(SVGLimits.parts) points, counted as often as they are used",
        fix: "simplify it in your drawing program", at: element)
    }
    return false
  }

  /// Beyond it, hundredths are no longer exact in the numbers of every platform.
  private static let reach = 100_000.0

  private mutating func isInReach(_ path: Path, of element: SVGElement) -> Bool {
    let reach = Box(minimum: .zero, maximum: .zero).expanded(by: Self.reach)
    if path.isFinite, let bounds = path.controlBounds, reach.contains(bounds) { return true }
    log.refuse(
      .number, "this shape reaches further than \(Int(Self.reach)) units from the picture",
      fix: "cut it to what is seen, or mend the number that is too large", at: element)
    return false
  }
}
