/// What a back-reference says: the group may come later in the pattern.
enum GroupReference {
  case number(Int)
  case name([Unicode.Scalar])

  /// As it could be written.
  var pattern: String {
    switch self {
    case .number(let number): "\\\(number)"
    case .name(let name): "\\k<\(String(String.UnicodeScalarView(name)))>"
    }
  }
}
