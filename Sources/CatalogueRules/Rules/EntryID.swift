internal import Catalogue
internal import CatalogueSources
internal import Foundation
internal import StrictJSON

/// The ids that entries and categories can have: words of `a-z` and `0-9` with hyphens between them.
package enum EntryID {
  /// How many characters those of categories have.
  package static let categoryLengths = 2...40

  /// The most characters that any id has.
  package static let longest = 400

  /// The id that a name gives: its words in lower case without diacritics and signs, such as `hm` for H&M. A sign that is
  /// read as a word in one language or another, `&` or `+`, is none. `nil` where nothing is left, or where letters are that
  /// have several spellings, such as `ø` and `ß`.
  package static func derived(from name: String, of lengths: ClosedRange<Int>) -> String? {
    guard name.utf8.count <= longest, !hasOtherLetters(name) else { return nil }
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

extension EntryID {
  /// The ends of names that YAML files have, or get from an editor of texts.
  private static let yamlExtensions = [".yaml.txt", ".yml.txt", ".yaml", ".yml"]

  /// Whether a file is YAML by its name, or was meant to be.
  static func isOfYAML(_ path: String) -> Bool { stem(ofYAML: path) != nil }

  /// The id that the name of a YAML file was meant to be; `nil` where it can be none.
  static func ofFile(_ path: String, of lengths: ClosedRange<Int>) -> String? {
    stem(ofYAML: path).flatMap { derived(from: $0, of: lengths) }
  }

  /// The id that the name of a text file gives, as a simple editor saves it; `nil` where it gives none.
  static func ofText(_ path: String, of lengths: ClosedRange<Int>) -> String? {
    let name = path.fileName
    return name.lowercased().hasSuffix(".txt") ? derived(from: String(name.dropLast(4)), of: lengths) : nil
  }

  private static func stem(ofYAML path: String) -> String? {
    let name = path.fileName.lowercased()
    return yamlExtensions.first(where: name.hasSuffix).map { String(path.fileName.dropLast($0.count)) }
  }
}
