/// A field or an item as it stands in a file: what a comment can belong to. The file itself is the first.
struct FileEntry {
  /// Where it begins: at its key or its dash.
  let start: Int
  /// How many characters are before it on its line; beyond any comment in a collection in brackets, where columns
  /// mean nothing.
  let column: Int
  /// Where its value is.
  let value: Range<Int>
  /// Whether there is no entry in it.
  let isLeaf: Bool
  /// Whether the value is a collection in brackets, or in one.
  let isFlow: Bool
  /// The entry that it is in, by its number; `nil` for the file.
  let parent: Int?
}
