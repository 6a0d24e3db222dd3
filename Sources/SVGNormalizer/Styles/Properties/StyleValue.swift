/// A value of a property.
enum StyleValue: Hashable, Sendable {
  case written(String)
  case inherit
  case initial
  /// `inherit` for what elements have from their parents, else `initial`.
  case unset

  /// What the attribute says, in the grammar of attributes; nothing where it isn't needed.
  ///
  /// `inherit` stays where an element wouldn't have its parent's value anyway: the parent may be a `use`.
  func attribute(of property: StyleProperty) -> String? {
    switch self {
    case .written(let text): text
    case .inherit: property.inheritedInitialValue == nil ? "inherit" : nil
    // Only for this one does a browser's own style sheet say something else.
    case .initial: property == .overflow ? "visible" : property.inheritedInitialValue
    case .unset: property == .overflow ? "visible" : nil
    }
  }

  /// The words that every property understands (CSS Cascade 5 section 7.3).
  init?(keyword: String) {
    switch keyword {
    case "inherit": self = .inherit
    case "initial": self = .initial
    case "unset", "revert", "revert-layer": self = .unset
    default: return nil
    }
  }
}
