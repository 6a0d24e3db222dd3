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
