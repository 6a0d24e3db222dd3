/// The elements of a tree by their ids; of two with the same id, the first. Ids are told apart by their bytes: strings
/// that look alike are equal, and ids aren't.
struct ElementIndex: Sendable {
  private var elements: [[UInt8]: SVGElement] = [:]

  /// The index of a tree, or of those of its elements that have one of some names.
  init(of root: SVGElement, named names: [String]? = nil) { collect(root, names) }

  subscript(id: String) -> SVGElement? { elements[Array(id.utf8)] }

  private mutating func collect(_ element: SVGElement, _ names: [String]?) {
    if element.namespace == .svg, names?.contains(element.name) ?? true,
      let id = element["id"].map({ Array($0.utf8) }), elements[id] == nil
    {
      elements[id] = element
    }
    for child in element.children { collect(child, names) }
  }
}
