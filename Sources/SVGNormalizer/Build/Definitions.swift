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
