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

  /// The address without the parameters that the schema refuses for their names: those that it accepts once their first
  /// letter is gone. What it refuses for anything else, or because a tracker's name is a part of theirs, stays.
  func address(where isAccepted: (String) -> Bool) -> String {
    let kept = parameters.filter { parameter in
      isAccepted("\(base)?\(parameter)") || !isAccepted("\(base)?\(parameter.dropFirst())")
    }
    return base + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&")) + fragment
  }
}
