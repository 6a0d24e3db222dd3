/// Finds the rules that may be for an element without looking at all of them.
struct RuleIndex {
  /// From the one that counts least to the one that counts most.
  let rules: [StyleRule]
  private var byID: [[UInt8]: [Int]] = [:]
  private var byClass: [[UInt8]: [Int]] = [:]
  private var byType: [[UInt8]: [Int]] = [:]
  private var others: [Int] = []

  /// Takes rules in the order in which they stand in the file.
  init(_ rules: [StyleRule]) {
    self.rules = rules.enumerated()
      .map { (specificity: $0.element.selector.specificity, place: $0.offset, rule: $0.element) }
      .sorted { ($0.specificity, $0.place) < ($1.specificity, $1.place) }
      .map(\.rule)
    for (place, rule) in self.rules.enumerated() {
      let subject = rule.selector.subject
      if let id = subject.ids.first {
        byID[id, default: []].append(place)
      } else if let name = subject.classes.first {
        byClass[name, default: []].append(place)
      } else if let type = subject.type {
        byType[type, default: []].append(place)
      } else {
        others.append(place)
      }
    }
  }

  /// The places of the rules that may be for an element, each once.
  func candidates(_ element: StyledElement) -> [Int] {
    var places = others + byType[element.type, default: []]
    if let id = element.id { places += byID[id, default: []] }
    for name in element.classes { places += byClass[name, default: []] }
    return places.sorted()
  }
}

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
