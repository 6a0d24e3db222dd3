/// An SVG file as it was written: a tree whose every element knows its place in the file.
struct SVGDocument: Hashable, Sendable {
  /// The `svg` element at the root.
  var root: SVGElement
}

/// An element: its local name, attributes and children. No tree is deeper than ``SVGLimits/depth``, so that
/// functions may walk it by recursion.
struct SVGElement: Hashable, Sendable {
  /// The local name, without a prefix.
  var name: String
  /// The vocabulary that the name belongs to.
  var namespace: SVGNamespace = .svg
  /// The attributes in the file's order, each name once; namespace declarations aren't among them.
  var attributes: [SVGAttribute] = []
  var children: [SVGElement] = []
  /// The character data directly within, joined: the rules of a `style`, the letters of a `text`.
  var text = ""
  /// The offset of the tag's `<` in the file, in bytes. A copy that `use` makes has the place of the original.
  var offset = 0

  /// The value of an attribute of SVG, or of `xml:` and `xlink:` under that prefix.
  subscript(attribute: String) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      let index = attributes.firstIndex { $0.name == attribute }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(SVGAttribute(name: attribute, value: value))
      case (nil, nil): break
      }
    }
  }
}

/// An attribute of an element.
struct SVGAttribute: Hashable, Sendable {
  /// The local name; `xlink:href`, `xml:space` and their like with the usual prefix, whichever the file declares;
  /// a foreign name with `foreign:` before it.
  var name: String
  /// The value, with character references replaced and white space normalised as XML 1.0 section 3.3.3 says.
  var value: String
}

/// The vocabulary of a name.
enum SVGNamespace: Hashable, Sendable {
  /// SVG's own, `http://www.w3.org/2000/svg`.
  case svg
  /// Any other, such as an editor's.
  case foreign
}

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

/// The gradients and clips that others refer to.
struct Definitions: Sendable {
  private let elements: ElementIndex

  private static let clip = "clipPath"

  init(of root: SVGElement) {
    elements = ElementIndex(of: root, named: ["linearGradient", "radialGradient", Self.clip])
  }

  func gradient(_ id: String) -> SVGElement? {
    elements[id].flatMap { $0.name == Self.clip ? nil : $0 }
  }

  func clip(_ id: String) -> SVGElement? {
    elements[id].flatMap { $0.name == Self.clip ? $0 : nil }
  }
}
