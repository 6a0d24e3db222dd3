import Diagnostics

/// Values that have to agree with others of their entry. Their tests are the case compiler/field-compared.
enum ComparedFieldTests {
  private static let properties = #"""
    "players": {"type": "integer", "x-at-most": "seats"}, "seats": {"type": ["integer", "null"], "maximum": 9},
    "halls": {"type": "array", "items": {"type": "string"}}, "main": {"type": "string", "x-among": "halls"}
    """#

  /// What one of two values that disagree finds, for the documentation of each rule.
  static func diagnostics() async throws -> [Diagnostic] {
    try await Market(brands: [
      "pam": Market.brand("pam", "players: 5\nseats: 4\nhalls: [north, south]\nmain: nort")
    ])
    .diagnostics(withProperty: properties)
  }
}
