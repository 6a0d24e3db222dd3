extension Logo {
  /// What is too much of the picture for its file to be read again, in a sentence; `nil` if nothing is. Copies of shapes
  /// and gradients may be many more than what they are copies of.
  var exceededLimit: String? {
    var size = LogoSize()
    size.add(nodes)
    guard size.parts <= SVGLimits.parts else {
      return "it has \(size.parts) points and stops; at most \(SVGLimits.parts) are allowed"
    }
    // Most pictures are far below, and needn't be written to know it.
    guard !size.isSurelySmall, let slug = LogoSlug("a") else { return nil }
    let root = SVGWriter.root(for: WrittenLogo(self), slug: slug).element
    guard root.count <= SVGLimits.elements else {
      return "it has \(root.count) elements; at most \(SVGLimits.elements) are allowed"
    }
    guard root.depth <= SVGLimits.depth else {
      return "its elements are nested \(root.depth) levels deep; at most \(SVGLimits.depth) are allowed"
    }
    var text: [UInt8] = []
    root.write(to: &text)
    // A longer name makes each reference longer.
    let longest = text.count + size.elements * Self.longestSlug
    guard longest <= SVGLimits.bytes else {
      return "it has up to \(longest) bytes; at most \(SVGLimits.bytes) are allowed"
    }
    return nil
  }

  private static let longestSlug = 64
}

/// How much a picture is made of, each definition counted as often as it is used.
private struct LogoSize {
  /// Segments and stops, as ``SVGLimits/parts`` counts them.
  private(set) var parts = 0
  private(set) var elements = 0
  private var depth = 0

  /// Whether the file is within all limits, however long its numbers are.
  var isSurelySmall: Bool {
    parts * 60 + elements * 400 < SVGLimits.bytes && elements + parts < SVGLimits.elements
      && depth + 4 < SVGLimits.depth
  }

  mutating func add(_ nodes: [LogoNode], depth: Int = 0) {
    self.depth = max(self.depth, depth)
    for node in nodes {
      elements += 1
      switch node {
      case .path(let path):
        parts += path.path.segmentCount
        add(path.fill?.paint)
        add(path.stroke?.paint)
      case .group(let group):
        for outline in group.clip?.outlines ?? [] {
          elements += 1
          parts += outline.path.segmentCount
        }
        add(group.nodes, depth: depth + 1)
      }
    }
  }

  private mutating func add(_ paint: Paint?) {
    guard case .gradient(let gradient)? = paint else { return }
    elements += 1
    parts += gradient.stops.count + 1
  }
}

extension MarkupElement {
  /// The number of elements, with this one.
  fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
  /// The number of levels, with this one.
  fileprivate var depth: Int { 1 + (children.lazy.map(\.depth).max() ?? 0) }
}
