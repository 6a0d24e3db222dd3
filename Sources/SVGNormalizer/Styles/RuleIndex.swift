/// Finds the rules that may select an element without trying all of them.
struct RuleIndex {
  /// In ascending precedence.
  let rules: [StyleRule]
  private var byID: [[UInt8]: [Int]] = [:]
  private var byClass: [[UInt8]: [Int]] = [:]
  private var byType: [[UInt8]: [Int]] = [:]
  private var others: [Int] = []

  /// - Parameter rules: In the order of the file.
  init(_ rules: [StyleRule]) {
    self.rules = rules.enumerated()
      .map { (specificity: $0.element.selector.specificity, order: $0.offset, rule: $0.element) }
      .sorted { ($0.specificity, $0.order) < ($1.specificity, $1.order) }
      .map(\.rule)
    for (index, rule) in self.rules.enumerated() {
      let subject = rule.selector.subject
      if let id = subject.ids.first {
        byID[id, default: []].append(index)
      } else if let name = subject.classes.first {
        byClass[name, default: []].append(index)
      } else if let type = subject.type {
        byType[type, default: []].append(index)
      } else {
        others.append(index)
      }
    }
  }

  /// The indexes of the rules that may select the element, each once.
  func candidates(_ element: StyledElement) -> [Int] {
    var indexes = others + byType[element.type, default: []]
    if let id = element.id { indexes += byID[id, default: []] }
    for name in element.classes { indexes += byClass[name, default: []] }
    return indexes.sorted()
  }
}

/// An element as selectors see it.
struct StyledElement: Sendable {
  let type: [UInt8]
  let id: [UInt8]?
  let classes: Set<[UInt8]>
  let attributes: [SVGAttribute]
  /// The index of the parent in the list of all elements; `nil` for the root.
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
    let index = elements.count
    elements.append(StyledElement(element, parent: parent))
    for child in element.children { append(child, parent: index, to: &elements) }
  }
}
