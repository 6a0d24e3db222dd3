/// The place of an attribute in a tag, in bytes of the file.
struct TagAttribute: Sendable {
  let name: Range<Int>
  /// What stands between the quotes, as it is written.
  let value: Range<Int>?

  /// The name and the value with its quotes.
  var span: Range<Int> { name.lowerBound..<(value.map { $0.upperBound + 1 } ?? name.upperBound) }
}
