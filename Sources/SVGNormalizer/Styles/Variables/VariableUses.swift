/// Finds each `use` whose custom properties differ from those at the place of what it draws. What it draws inherits from
/// the `use` (SVG 2 section 5.5), but the values of properties are known only once, where they are written.
struct VariableUses {
  /// The custom properties around each element with an id.
  private var surroundings: [[UInt8]: CustomProperties] = [:]
  private var uses: [(element: SVGElement, custom: CustomProperties)] = []

  private static let mostCompared = 1_000_000

  /// Passes an element before its styles are applied.
  mutating func pass(_ element: SVGElement, in custom: CustomProperties, parent: CustomProperties) {
    if let id = element["id"].map({ Array($0.utf8) }), surroundings[id] == nil { surroundings[id] = parent }
    if element.name == "use" { uses.append((element, custom)) }
  }

  func report(to log: inout ProblemLog) {
    var budget = WorkBudget(Self.mostCompared)
    for use in uses {
      let address = use.element["href"] ?? use.element["xlink:href"] ?? ""
      guard let id = StyleReference(address: address)?.id, let target = surroundings[Array(id.utf8)],
        !target.isEqual(to: use.custom, &budget) || budget.isExhausted
      else { continue }
      log.error(
        .style, "the custom properties here differ from those where \"\(id)\" is",
        fix: "write the values themselves, or draw it without use", at: use.element)
    }
  }
}
