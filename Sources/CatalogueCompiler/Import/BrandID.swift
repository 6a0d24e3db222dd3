internal import Catalogue
internal import Foundation
internal import StrictJSON

/// The ids that brands can have: words of `a-z` and `0-9` with hyphens between them, 2 to 40 characters.
enum BrandID {
  /// The one id that a name gives: its words without marks, signs and upper case. `nil` where there is none, or more
  /// than one: `&` and `+` are read in several ways, and `ø` and `ß` have no one spelling.
  static func derived(from name: String) -> String? {
    guard name.utf8.count <= longestName, SearchKey.all(of: name).count == 1, !hasOtherLetters(name) else {
      return nil
    }
    let words = name.unicodeScalars.split { $0.properties.isWhitespace || separators.contains($0) }
    let id = words.map { SearchKey(String($0)).description }.filter { !$0.isEmpty }.joined(separator: "-")
    return (2...40).contains(id.utf8.count) ? id : nil
  }

  /// Whether a text is an id.
  static func isValid(_ text: String) -> Bool { derived(from: text)?.hasSameBytes(as: text) ?? false }

  /// Whether letters would be dropped.
  private static func hasOtherLetters(_ name: String) -> Bool {
    name.decomposedStringWithCompatibilityMapping.unicodeScalars.contains {
      !$0.isASCII && $0.properties.isAlphabetic
    }
  }

  private static let separators = Set("-_/".unicodeScalars)
  /// In bytes. A longer one is no name.
  private static let longestName = 400
}
