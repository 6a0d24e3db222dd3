/// Builds a document from the tags and texts that libxml2 reads, on a stack of its own: a deep tree can't overflow the
/// program's.
struct TreeBuilder {
  /// The elements that aren't closed yet, the outermost first.
  private(set) var open: [SVGElement] = []
  private(set) var root: SVGElement?
  /// What is wrong with the file, though it is read.
  private(set) var warning: LogoProblem?
  private let source: SVGSource
  private let startTags: [Int]
  private var count = 0

  /// The namespace of SVG 2 section 2.1.
  private static let namespace = "http://www.w3.org/2000/svg"

  /// - Parameter startTags: The offset of each start tag's `<`.
  init(_ source: SVGSource, startTags: [Int]) {
    self.source = source
    self.startTags = startTags
  }

  /// Begins an element; its namespace is a URI.
  mutating func start(_ name: String, in namespace: String?, _ attributes: [SVGAttribute]) throws(LogoProblem)
  {
    let offset = startTags.indices.contains(count) ? startTags[count] : source.bytes.count
    count += 1
    if count == 1, name == "svg", namespace == nil { warning = missingNamespace(at: offset) }
    // Without a namespace at the root, as in HTML, all elements without one are SVG's.
    let isInSVG = namespace == nil && warning != nil
    let element = SVGElement(
      name: name, namespace: isInSVG ? .svg : SVGNamespace(namespace), attributes: attributes, offset: offset)
    if count == 1 { try checkRoot(element, in: namespace) }
    try checkLimits(at: element)
    open.append(element)
  }

  /// Adds character data to the innermost element, without white space before it.
  mutating func text(_ text: String) {
    guard let last = open.indices.last else { return }
    if open[last].text.isEmpty, text.utf8.allSatisfy({ $0 <= 0x20 }) { return }
    open[last].text += text
  }

  /// Closes the innermost element.
  mutating func end() {
    guard let element = open.popLast() else { return }
    if let parent = open.indices.last {
      open[parent].children.append(element)
    } else {
      root = element
    }
  }

  private func checkRoot(_ element: SVGElement, in namespace: String?) throws(LogoProblem) {
    guard element.name == "svg" else {
      throw .error(
        .root, "the root element is \"\(element.name)\", not \"svg\"", fix: "export the logo as SVG",
        span: span(of: element))
    }
    guard element.namespace != .svg else { return }
    throw .error(
      .namespace, "the svg element has the wrong namespace \"\((namespace ?? "").prefix(60))\"",
      fix: "change it to \"\(Self.namespace)\"", span: source.span(of: "xmlns", in: element))
  }

  private func missingNamespace(at offset: Int) -> LogoProblem {
    let tag = source.span(of: nil, in: SVGElement(name: "svg", offset: offset))
    return LogoProblem(
      code: .namespace, isError: false, message: "the svg element has no namespace",
      fix: "add xmlns=\"\(Self.namespace)\" to it", span: tag,
      edit: LogoEdit(span: tag.upperBound..<tag.upperBound, replacement: " xmlns=\"\(Self.namespace)\""))
  }

  private func checkLimits(at element: SVGElement) throws(LogoProblem) {
    guard open.count < SVGLimits.depth else {
      throw .error(
        .limit, "elements are nested more than \(SVGLimits.depth) levels deep",
        fix: "ungroup groups in your drawing program", span: span(of: element))
    }
    guard count <= SVGLimits.elements else {
      throw .error(
        .limit, "there are more than \(SVGLimits.elements) elements",
        fix: "simplify the drawing, or join its paths", span: span(of: element))
    }
  }

  private func span(of element: SVGElement) -> Range<Int> {
    source.span(of: nil, in: element)
  }
}
