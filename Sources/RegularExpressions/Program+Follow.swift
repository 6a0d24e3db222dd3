/// What assertions ask about a place in a text.
struct Place {
  let isStart: Bool
  let isEnd: Bool
  var isWordBoundary = false
}

extension Program {
  /// Whether it asks for word boundaries.
  var hasWordBoundaries: Bool {
    instructions.contains { if case .wordBoundary = $0 { true } else { false } }
  }

  /// Adds a state and all that can be reached from it without reading; `true` when that is the match.
  func follow(_ first: Int, at place: Place, into states: inout StateSet) -> Bool {
    var state: Int? = first
    while let here = state ?? states.postponed.popLast() {
      state = nil
      guard states.insert(here) else { continue }
      switch instructions[here] {
      case .match: return true
      case .jump(let target): state = target
      case .split(let first, let second):
        states.postponed.append(second)
        state = first
      case .start: if place.isStart { state = here + 1 }
      case .end: if place.isEnd { state = here + 1 }
      case .wordBoundary(let isNegated): if place.isWordBoundary != isNegated { state = here + 1 }
      default: break
      }
    }
    return false
  }
}
