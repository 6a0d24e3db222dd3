/// The capturing groups of a pattern: their count and names.
struct CapturingGroups {
  private(set) var count = 0
  /// Keyed by scalars, as strings are equal in different spellings.
  private var numbers: [[Unicode.Scalar]: Int] = [:]

  /// As many as other engines allow.
  private static let limit = 65_535

  /// Adds a group and returns its number, from 1.
  mutating func add(named name: [Unicode.Scalar]?) throws(RegularExpressionError) -> Int {
    guard count < Self.limit else { throw .tooLarge }
    count += 1
    if let name, numbers.updateValue(count, forKey: name) != nil {
      throw .repeatedGroupName(String(String.UnicodeScalarView(name)))
    }
    return count
  }

  /// The number of a reference's group; `nil` where there is none.
  func number(of reference: GroupReference) -> Int? {
    switch reference {
    case .number(let number): number <= count ? number : nil
    case .name(let name): numbers[name]
    }
  }
}

/// The group of a back-reference, which may come later in the pattern.
enum GroupReference {
  case number(Int)
  case name([Unicode.Scalar])

  /// The reference as a pattern.
  var pattern: String {
    switch self {
    case .number(let number): "\\\(number)"
    case .name(let name): "\\k<\(String(String.UnicodeScalarView(name)))>"
    }
  }
}
