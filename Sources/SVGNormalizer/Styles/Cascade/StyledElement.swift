/// An element as selectors see it.
struct StyledElement: Sendable {
  let type: [UInt8]
  let id: [UInt8]?
  let classes: Set<[UInt8]>
  let attributes: [SVGAttribute]
  /// The place of the element around it in the list of all; `nil` for the root.
  let parent: Int?

  init(_ element: SVGElement, parent: Int?) {
    type = Array(element.name.utf8)
    id = element["id"].map { Array($0.utf8) }
    classes = Set(element["class"]?.utf8.split(whereSeparator: \.isCSSWhitespace).map(Array.init) ?? [])
    attributes = element.attributes
    self.parent = parent
  }

  /// All elements of a tree in the order of their tags.
  static func list(_ root: SVGElement) -> [StyledElement] {
    var elements: [StyledElement] = []
    append(root, parent: nil, to: &elements)
    return elements
  }

  private static func append(_ element: SVGElement, parent: Int?, to elements: inout [StyledElement]) {
    let place = elements.count
    elements.append(StyledElement(element, parent: parent))
    for child in element.children { append(child, parent: place, to: &elements) }
  }
}
