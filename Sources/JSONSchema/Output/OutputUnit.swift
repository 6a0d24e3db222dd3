internal import StrictJSON

/// One place of the output (core, section 12.3): a keyword at a value, with what it found.
struct OutputUnit {
  /// What is told of a place.
  enum Message {
    case none
    case error(String)
    case annotation(LocatedValue)
  }

  var isValid: Bool
  let keywordLocation: String
  let absoluteKeywordLocation: String?
  let instanceLocation: String
  var message = Message.none
  var children: [OutputUnit] = []

  /// The unit and all below it, each without children.
  var flattened: [OutputUnit] {
    var own = self
    own.children = []
    return [own] + children.flatMap(\.flattened)
  }

  /// The tree without branches that tell nothing (core, section 12.4.3): a unit with a single child becomes that child.
  var condensed: OutputUnit? {
    var unit = self
    unit.children = children.compactMap(\.condensed)
    guard case .none = message else { return unit }
    switch unit.children.count {
    case 0: return nil
    case 1: return unit.children[0]
    default: return unit
    }
  }
}
