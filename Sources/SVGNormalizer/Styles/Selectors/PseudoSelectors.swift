/// The selectors that are known and aren't followed (Selectors 4 section 4 and following): they depend on the reader,
/// on time, or on an element's place among its siblings.
enum PseudoSelectors {
  static let classes: Set = [
    "active", "any-link", "checked", "default", "defined", "dir", "disabled", "empty", "enabled",
    "first-child",
    "first-of-type", "focus", "focus-visible", "focus-within", "has", "hover", "indeterminate", "is", "lang",
    "last-child", "last-of-type", "link", "not", "nth-child", "nth-last-child", "nth-last-of-type",
    "nth-of-type",
    "only-child", "only-of-type", "root", "scope", "target", "visited", "where",
  ]
  static let elements: Set = ["after", "before", "first-letter", "first-line", "marker", "selection"]
}
