/// The way from an entry, or from the catalogue, to one of its fields.
struct FieldPath: Hashable, Sendable, CustomStringConvertible {
  /// A step into a value.
  enum Step: Hashable, Sendable {
    /// To the member of that name.
    case member(String)
    /// To the element of a list that its key tells apart from the others.
    case element(String)
  }

  private(set) var steps: [Step] = []

  /// The way on to a member.
  func member(_ name: String) -> FieldPath { FieldPath(steps: steps + [.member(name)]) }

  /// The way on to a list's element.
  func element(_ key: String) -> FieldPath { FieldPath(steps: steps + [.element(key)]) }

  /// The name of the member that the way begins with.
  var first: String? {
    if case .member(let name) = steps.first { name } else { nil }
  }

  /// `barcode.formats[EAN13].lengths`
  var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .member(let name): text += text.isEmpty ? name : ".\(name)"
      case .element(let key): text += "[\(key)]"
      }
    }
  }
}
