/// An address with a query, some of whose parameters may be there to track people.
struct TrackedAddress {
  private let base: Substring
  private let parameters: [Substring]
  private let fragment: Substring

  private static let mostParameters = 32

  init?(_ text: String) {
    let beforeFragment = text.prefix { $0 != "#" }
    guard let sign = beforeFragment.firstIndex(of: "?") else { return nil }
    base = beforeFragment[..<sign]
    fragment = text[beforeFragment.endIndex...]
    parameters = beforeFragment[sign...].dropFirst().split(separator: "&", omittingEmptySubsequences: false)
    guard parameters.count <= Self.mostParameters else { return nil }
  }

  /// The address with those parameters alone that are accepted by themselves.
  func address(where isAccepted: (String) -> Bool) -> String {
    let kept = parameters.filter { isAccepted("\(base)?\($0)") }
    return base + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&")) + fragment
  }
}
