/// The brackets that are open at a place. A closing one that doesn't fit the last is text like any other.
struct CSSBracketStack {
  private var open: [CSSBracket] = []

  var isEmpty: Bool { open.isEmpty }

  mutating func see(_ token: CSSToken) {
    switch token {
    case .open(let bracket): open.append(bracket)
    case .function: open.append(.round)
    case .close(let bracket) where bracket == open.last: open.removeLast()
    default: break
    }
  }
}
