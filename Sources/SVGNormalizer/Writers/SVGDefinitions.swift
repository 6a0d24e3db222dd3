/// The gradients and clips of a logo, in the order in which they are first used. Those that have the same text are
/// one, so that reading the file and writing it anew changes nothing.
struct SVGDefinitions {
  private let slug: LogoSlug
  private var indexes: [MarkupElement: Int] = [:]
  private var definitions: [MarkupElement] = []

  init(slug: LogoSlug) { self.slug = slug }

  /// A `defs` with all of them; `nil` where there are none.
  var element: MarkupElement? {
    guard !definitions.isEmpty else { return nil }
    let children = definitions.enumerated().map { index, definition in
      var child = definition
      child.attributes.insert(MarkupAttribute(name: "id", value: id(index)), at: 0)
      return child
    }
    return MarkupElement("defs", children: children)
  }

  /// The value of an attribute that refers to a definition, which is added if it is new.
  mutating func reference(to definition: MarkupElement) -> String {
    let index = indexes[definition] ?? definitions.count
    if index == definitions.count {
      definitions.append(definition)
      indexes[definition] = index
    }
    return "url(#\(id(index)))"
  }

  private func id(_ index: Int) -> String { "\(slug)-g\(index)" }
}
