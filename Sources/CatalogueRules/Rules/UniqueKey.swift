internal import Catalogue
internal import Foundation

/// The key by which texts that have to be unique are compared: case, accents, punctuation and spaces don't count.
///
/// A ``SearchKey`` has Latin letters alone. A text with others, or without any letter, is compared whole but for its case.
package struct UniqueKey: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ text: String) {
    let key = SearchKey(text).description
    let isLatin = !text.unicodeScalars.contains { scalar in
      !scalar.isASCII && scalar.properties.isAlphabetic && SearchKey(String(scalar)).description.isEmpty
    }
    // Of the two forms of a letter with an accent always the same one: links are hashes of its bytes.
    description = isLatin && !key.isEmpty ? key : text.lowercased().decomposedStringWithCanonicalMapping
  }
}
