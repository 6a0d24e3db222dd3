/// An SVG file as a tree whose elements know their positions in the file.
struct SVGDocument: Hashable, Sendable {
  /// The `svg` element at the root.
  var root: SVGElement
}

/// An element: its local name, attributes and children. No tree is deeper than ``SVGLimits/depth``, so that
/// functions may walk it by recursion.
struct SVGElement: Hashable, Sendable {
  /// The local name, without a prefix.
  var name: String
  var namespace: SVGNamespace = .svg
  /// The attributes in the file's order, each name once, without namespace declarations.
  var attributes: [SVGAttribute] = []
  var children: [SVGElement] = []
  /// The character data directly within, joined: the rules of a `style`, the letters of a `text`.
  var text = ""
  /// The offset of the tag's `<` in the file, in bytes. A copy that `use` makes has that of the original.
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

/// The vocabulary of a name.
enum SVGNamespace: Hashable, Sendable {
  /// SVG's own, `http://www.w3.org/2000/svg`.
  case svg
  /// Another one whose elements browsers know: XHTML's or MathML's.
  case browser
  /// Any other, such as an editor's.
  case foreign

  init(_ uri: String?) {
    switch uri {
    case "http://www.w3.org/2000/svg": self = .svg
    case "http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML": self = .browser
    default: self = .foreign
    }
  }
}

/// An attribute of an element.
struct SVGAttribute: Hashable, Sendable {
  /// The local name. Names of XLink and XML have the prefixes `xlink:` and `xml:`, whichever the file declares; other
  /// foreign names have `foreign:`.
  var name: String
  /// The value, with character references replaced and white space normalised (XML 1.0 section 3.3.3).
  var value: String
}

/// The elements of a tree by their ids; of two with the same id, the first. Ids are compared by their bytes: Swift's
/// strings are equal if they look alike, and ids aren't.
struct ElementIndex: Sendable {
  private var elements: [[UInt8]: SVGElement] = [:]

  /// The index of a tree, or of its elements that have one of some names.
  /// - Parameter inherited: the properties that elements have from those around them, where they don't specify them.
  init(of root: SVGElement, named names: [String]? = nil, with inherited: [String] = []) {
    collect(root, names, inherited.map { SVGAttribute(name: $0, value: "inherit") })
  }

  subscript(id: String) -> SVGElement? { elements[Array(id.utf8)] }

  private mutating func collect(_ element: SVGElement, _ names: [String]?, _ inherited: [SVGAttribute]) {
    var (element, inherited) = (element, inherited)
    for index in inherited.indices {
      let own = element[inherited[index].name] ?? "inherit"
      if own != "inherit" {
        inherited[index].value = own
      } else if inherited[index].value != "inherit" {
        element[inherited[index].name] = inherited[index].value
      }
    }
    if element.namespace == .svg, names?.contains(element.name) ?? true,
      let id = element["id"].map({ Array($0.utf8) }), elements[id] == nil
    {
      elements[id] = element
    }
    for child in element.children { collect(child, names, inherited) }
  }
}

/// The gradients and clips that others refer to.
struct Definitions: Sendable {
  private let elements: ElementIndex

  init(of root: SVGElement) {
    elements = ElementIndex(
      of: root, named: ["linearGradient", "radialGradient", "clipPath"],
      with: ["clip-rule", "visibility", "color-interpolation"])
  }

  func gradient(_ id: String) -> SVGElement? { elements[id].flatMap { $0.name == "clipPath" ? nil : $0 } }
  func clip(_ id: String) -> SVGElement? { elements[id].flatMap { $0.name == "clipPath" ? $0 : nil } }
}
