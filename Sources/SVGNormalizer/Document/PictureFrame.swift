/// What a browser shows of a file: the viewport of the outermost `svg`, and how its content is fitted into it (SVG 2
/// sections 8.2, 8.6 and 8.7).
struct PictureFrame: Hashable, Sendable {
  /// The size that percentages of the content refer to.
  let content: Viewport
  /// From the content's coordinate system to the viewport's.
  let fit: Matrix
  /// The size of what is shown.
  var viewport: Viewport
  /// Whether the file says how large a unit of the viewport is. Otherwise it is one of the content.
  let hasSize: Bool

  /// The frame of a root element; `nil` if its size is unknown or can't be read, which is an error.
  static func of(_ root: SVGElement, log: inout ProblemLog) -> PictureFrame? {
    guard let width = side("width", of: root, &log), let height = side("height", of: root, &log),
      canCompare(width, height, of: root, &log)
    else { return nil }
    let size = Viewport(width, height)
    let box = root["viewBox"].map(ViewBox.init)
    guard size != nil || box != nil, size?.isReasonable ?? true,
      box.map({ $0?.isReasonable ?? false }) ?? true
    else {
      let written = root.attributes.first { $0.name.lowercased() == "viewbox" }?.name
      log.error(
        .viewBox,
        "the size of the picture is unknown: there is no viewBox of four numbers, the last two above 0",
        fix: written == nil || written == "viewBox"
          ? "give the svg element a viewBox such as viewBox=\"0 0 256 256\""
          : "write its name as viewBox, with a capital B", at: root, attribute: written)
      return nil
    }
    let ratio = PreserveAspectRatio(of: root, log: &log)
    let frame = PictureFrame(size, box ?? nil, ratio)
    if let frame, ratio.isStretched, !frame.hasSize, frame.isLetterboxed {
      log.warning(
        .viewBox,
        "browsers stretch this picture to any place, because the svg element has no size; it keeps the proportions "
          + "of the viewBox", fix: "delete preserveAspectRatio, or write the width and height that are meant",
        at: root, attribute: "preserveAspectRatio")
    }
    return frame
  }

  /// Whether both have the same proportions.
  func isSimilar(to other: PictureFrame) -> Bool {
    let (one, two) = (viewport.width * other.viewport.height, viewport.height * other.viewport.width)
    return (one - two).magnitude <= 1e-6 * max(one, two)
  }

  /// - Parameter size: `nil` if the page says how large the picture is. Then it has the proportions of the box.
  private init?(_ size: Viewport?, _ box: ViewBox?, _ ratio: PreserveAspectRatio) {
    guard let viewport = size ?? box?.viewport else { return nil }
    self.viewport = viewport
    hasSize = size != nil
    content = box?.viewport ?? viewport
    fit = box.map { ratio.matrix(from: $0, toWidth: viewport.width, height: viewport.height) } ?? .identity
  }

  /// Scales the viewport into the middle of the logo's square.
  var placement: Matrix {
    let scale = Logo.size / max(viewport.width, viewport.height)
    return Matrix(
      a: scale, d: scale, e: (Logo.size - viewport.width * scale) / 2,
      f: (Logo.size - viewport.height * scale) / 2)
  }

  /// The edges in the viewport's coordinate system.
  var outline: Path { .rectangle(x: 0, y: 0, width: viewport.width, height: viewport.height) }

  /// Whether the logo's square shows more of the plane than the viewport.
  var isLetterboxed: Bool { viewport.width != viewport.height }
}

/// A side of the root element (SVG 2 section 8.2).
private struct Side {
  /// `nil` if it depends on the page.
  var length: Length?
}

extension Viewport {
  fileprivate init?(_ width: Side, _ height: Side) {
    guard let width = width.length, let height = height.length else { return nil }
    self.init(width: width.value(percentageOf: 0), height: height.value(percentageOf: 0))
  }
}

extension PictureFrame {
  /// Reads a side; `nil` if it can't be read or shows nothing, which is an error.
  private static func side(_ name: String, of root: SVGElement, _ log: inout ProblemLog) -> Side? {
    guard let text = root[name], text != "auto" else { return Side() }
    guard let length = log.length(name, of: root, isInFont: true) else { return nil }
    guard length.number > 0 else {
      log.error(
        .viewBox, "the \(name) of the picture is \"\(text)\", so nothing of it is shown",
        fix: "delete \(name), or write one above 0", at: root, attribute: name)
      return nil
    }
    return Side(length: length.unit == .percentage ? nil : length)
  }

  /// Whether the proportions are known. How large letters are doesn't matter where both sides are measured by them.
  private static func canCompare(
    _ width: Side, _ height: Side, of root: SVGElement, _ log: inout ProblemLog
  ) -> Bool {
    guard let wide = width.length?.unit, let high = height.length?.unit, wide != high else { return true }
    for (name, unit) in [("width", wide), ("height", high)] where unit.dependsOnFont {
      log.error(
        .number, "the \(name) of the picture depends on the font", fix: "write \(name) in px", at: root,
        attribute: name)
    }
    return !wide.dependsOnFont && !high.dependsOnFont
  }
}
