/// An address with a query, some of whose parameters may track people.
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

  /// The address without the parameters that the schema rejects for their names: those that it accepts without their
  /// first letter. Parameters that it rejects for another reason stay.
  func address(where isAccepted: (String) -> Bool) -> String {
    let kept = parameters.filter { parameter in
      isAccepted("\(base)?\(parameter)") || !isAccepted("\(base)?\(parameter.dropFirst())")
    }
    return base + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&")) + fragment
  }
}

/// A colour as the catalogue writes it, from a text that is clearly one.
package struct RGBText {
  /// `#` and six upper-case hexadecimal digits.
  package let text: String

  /// - Parameter text: three or six hexadecimal digits (CSS Color 4, section 5.2), with or without `#` before them.
  package init?(_ text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }) else {
      return nil
    }
    switch digits.utf8.count {
    case 6: self.text = "#" + digits.uppercased()
    case 3: self.text = "#" + digits.uppercased().map { "\($0)\($0)" }.joined()
    default: return nil
    }
  }
}
