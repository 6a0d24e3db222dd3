/// Finds each `use` whose custom properties or size of the font differ from those at the place of what it draws. What it
/// draws inherits from the `use` (SVG 2 section 5.5), but values are known only once, where they are written.
struct VariableUses {
  /// What values may depend on.
  struct Surroundings {
    let custom: CustomProperties
    let fontSize: FontSize
  }

  /// Whether any length depends on the size of the font.
  var hasRelativeLengths = false
  /// Those of each element with an id.
  private var surroundings: [[UInt8]: Surroundings] = [:]
  private var uses: [(element: SVGElement, surroundings: Surroundings)] = []

  private static let mostCompared = 1_000_000

  /// Passes an element with what holds within it, and around it.
  mutating func pass(_ element: SVGElement, in own: Surroundings, parent: Surroundings) {
    if let id = element["id"].map({ Array($0.utf8) }), surroundings[id] == nil { surroundings[id] = parent }
    if element.name == "use" { uses.append((element, own)) }
  }

  func report(to log: inout ProblemLog) {
    var budget = WorkBudget(Self.mostCompared)
    for use in uses {
      let address = use.element["href"] ?? use.element["xlink:href"] ?? ""
      guard let id = StyleReference(address: address)?.id, let target = surroundings[Array(id.utf8)] else {
        continue
      }
      let differs =
        if hasRelativeLengths, target.fontSize != use.surroundings.fontSize {
          "the size of the font here differs from that where \"\(id)\" is, and lengths in em may depend on it"
        } else if !target.custom.isEqual(to: use.surroundings.custom, &budget) || budget.isExhausted {
          "the custom properties here differ from those where \"\(id)\" is"
        } else { String?.none }
      guard let differs else { continue }
      log.error(
        .style, differs, fix: "write the values themselves, or draw it without use", at: use.element)
    }
  }
}
