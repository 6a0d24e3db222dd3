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
