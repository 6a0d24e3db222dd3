/// Says why nothing of a picture is seen, at the first of its shapes.
struct EmptyPicture {
  private var builder: LogoBuilder

  /// Reports it.
  /// - Parameters:
  ///   - document: the document after all passes.
  ///   - file: the document as it was read.
  static func report(_ document: SVGDocument, of file: SVGDocument, _ log: inout ProblemLog) {
    if let frame = PictureFrame.of(document.root, log: &log) {
      let builder = LogoBuilder(frame.content, Definitions(of: document.root), log)
      var picture = EmptyPicture(builder: builder)
      let context = DrawingContext(matrix: frame.placement * frame.fit, viewport: frame.content)
      if let reason = picture.reason(for: document.root, in: context) { return reason.report(to: &log) }
    }
    unused(in: file).report(to: &log)
  }

  private struct Reason {
    let element: SVGElement
    let message: String
    let fix: String

    init(_ element: SVGElement, _ message: String, fix: String) {
      (self.element, self.message, self.fix) = (element, message, fix)
    }

    func report(to log: inout ProblemLog) {
      log.error(.empty, "nothing is drawn: \(message)", fix: fix, at: element)
    }
  }

  /// Why an element draws nothing; `nil` if no shape is within.
  private mutating func reason(for element: SVGElement, in outer: DrawingContext) -> Reason? {
    guard element.namespace == .svg else { return nil }
    if element.isShape { return reason(forShape: element, in: outer) }
    guard ["svg", "g", "a", "switch"].contains(element.name),
      element.firstDescendant(where: \.isShape) != nil
    else { return nil }
    if let reason = hidden(element) { return reason }
    guard let context = builder.context(of: element, in: outer) else { return vanished(element) }
    for child in element.children {
      if let reason = reason(for: child, in: context) { return reason }
    }
    return nil
  }

  private func hidden(_ element: SVGElement) -> Reason? {
    if element["display"] == "none" {
      return Reason(
        element, "this \(element.name) has display=\"none\"", fix: "delete display, or draw the logo")
    }
    if element["opacity"].flatMap(ComputedStyle.opacity) == 0 {
      return Reason(element, "this \(element.name) has the opacity 0", fix: "delete opacity")
    }
    return nil
  }

  private func vanished(_ element: SVGElement) -> Reason {
    Reason(element, "this \(element.name) is scaled to nothing", fix: "correct its transform")
  }

  private mutating func reason(forShape shape: SVGElement, in outer: DrawingContext) -> Reason {
    let subject = "this \(shape.name)"
    if let reason = hidden(shape) { return reason }
    guard let context = builder.context(of: shape, in: outer) else { return vanished(shape) }
    guard context.style.isVisible else {
      return Reason(shape, "\(subject) has visibility=\"hidden\"", fix: "delete visibility")
    }
    guard let path = builder.outline(of: shape, in: context.viewport), !path.isEmpty else {
      return Reason(shape, "\(subject) has no size", fix: "draw it again, or delete it")
    }
    let fill = builder.fill(of: shape, path: path, in: context)
    let stroke = builder.stroke(of: shape, path: path, in: context)
    guard fill.map({ $0.opacity > 0 }) ?? false || stroke.map({ $0.opacity > 0 }) ?? false else {
      return Reason(
        shape, "\(subject) has neither a fill nor a stroke that is seen",
        fix: "give it a fill such as fill=\"#e30613\"")
    }
    return reason(for: LogoPath(path: path.applying(context.matrix), fill: fill, stroke: stroke), of: shape)
  }

  /// Why a shape that has paint isn't seen.
  private func reason(for path: LogoPath, of shape: SVGElement) -> Reason {
    let subject = "this \(shape.name)"
    guard path.bounds.map({ $0.touches(Logo.box) }) ?? false else {
      return Reason(
        shape, "\(subject) lies outside the viewBox", fix: "make the viewBox the box around what is drawn")
    }
    guard LogoPass.normalForm(of: Logo(nodes: [.path(path)])).nodes.isEmpty else {
      return Reason(
        shape, "\(subject) is cut away by a clip", fix: "delete clip-path, or correct the clipPath")
    }
    return Reason(shape, "\(subject) encloses no area", fix: "give it a stroke, or draw it again")
  }

  /// Why no shape of a file is one that is drawn.
  private static func unused(in file: SVGDocument) -> Reason {
    guard let (shape, parent) = firstShape(in: file.root, parent: nil) else {
      return Reason(
        file.root, "there is no shape", fix: "export the logo again, with its paths in the file")
    }
    guard let parent else {
      return Reason(
        shape, "this \(shape.name) isn't drawn by what is around it",
        fix: "move it directly into the svg element")
    }
    let isDefinition = ["defs", "symbol"].contains(parent.name)
    return Reason(
      shape,
      "this \(shape.name) is in \"\(parent.name)\", which isn't drawn"
        + (isDefinition ? " without a use" : ""),
      fix: isDefinition ? "add a use element that refers to it" : "move it out of the \(parent.name)")
  }

  /// The first shape, and the nearest element around it that isn't drawn.
  private static func firstShape(in element: SVGElement, parent: SVGElement?) -> (SVGElement, SVGElement?)? {
    for child in element.children {
      if child.isShape { return (child, parent) }
      let isDrawn = child.namespace == .svg && ["svg", "g", "a", "switch"].contains(child.name)
      if let found = firstShape(in: child, parent: isDrawn ? parent : child) { return found }
    }
    return nil
  }
}
