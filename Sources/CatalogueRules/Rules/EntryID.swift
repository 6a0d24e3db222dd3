internal import Catalogue
internal import Foundation
internal import StrictJSON

/// The ids that entries and categories can have: words of `a-z` and `0-9` with hyphens between them.
package enum EntryID {
  /// How many characters those of categories have.
  package static let categoryLengths = 2...40

  /// The most characters that any id has.
  package static let longest = 400

  /// The only id that a name gives: its words in lower case without diacritics and signs. `nil` where there is none, or
  /// more than one: `&` and `+` are read in several ways, and `ø` and `ß` have several spellings.
  package static func derived(from name: String, of lengths: ClosedRange<Int>) -> String? {
    guard name.utf8.count <= longest, SearchKey.all(of: name).count == 1, !hasOtherLetters(name) else {
      return nil
    }
    let words = name.unicodeScalars.split { $0.properties.isWhitespace || separators.contains($0) }
    let id = words.map { SearchKey(String($0)).description }.filter { !$0.isEmpty }.joined(separator: "-")
    return lengths.contains(id.utf8.count) ? id : nil
  }

  /// Whether a text is an id.
  package static func isValid(_ text: String, of lengths: ClosedRange<Int>) -> Bool {
    derived(from: text, of: lengths)?.hasSameBytes(as: text) ?? false
  }

  /// Whether letters would be dropped.
  private static func hasOtherLetters(_ name: String) -> Bool {
    name.decomposedStringWithCompatibilityMapping.unicodeScalars.contains {
      !$0.isASCII && $0.properties.isAlphabetic
    }
  }

  private static let separators = Set("-_/".unicodeScalars)
}
