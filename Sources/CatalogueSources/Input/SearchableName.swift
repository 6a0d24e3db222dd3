package import Catalogue
internal import StrictJSON

/// A name that people search by, with its search keys: several rules need them, and making them is most of their cost.
package struct SearchableName: Sendable {
  package let value: String
  /// Its range in the file, as UTF-8 byte offsets.
  package let span: Range<Int>
  /// The key with `&` and `+` left out; empty for a name without letters and digits.
  package let plainKey: SearchKey
  /// The keys that it is found under, without empty ones.
  package let keys: [SearchKey]

  package init(_ text: Located<String>) {
    value = text.value
    span = text.span
    let all = SearchKey.all(of: text.value)
    plainKey = all.count == 1 ? all[0] : SearchKey(text.value)
    keys = all.filter { !$0.description.isEmpty }
  }
}
