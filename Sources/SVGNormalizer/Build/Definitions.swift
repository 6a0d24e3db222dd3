/// The elements that others refer to, by their id; of two with the same id, the first.
struct Definitions: Sendable {
  private var elements: [String: SVGElement] = [:]

  private static let referable: Set<String> = ["linearGradient", "radialGradient", "clipPath"]

  init(of root: SVGElement) { collect(root) }

  private mutating func collect(_ element: SVGElement) {
    if let id = element["id"], elements[id] == nil, Self.referable.contains(element.name) {
      elements[id] = element
    }
    for child in element.children { collect(child) }
  }

  func gradient(_ id: String) -> SVGElement? {
    elements[id].flatMap { $0.name == "clipPath" ? nil : $0 }
  }

  func clip(_ id: String) -> SVGElement? {
    elements[id].flatMap { $0.name == "clipPath" ? $0 : nil }
  }
}
