/// The bytes of a Swift string, which are valid UTF-8, read scalar by scalar in either direction. An index is always
/// between two scalars.
struct UTF8Text {
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The index of the end.
  var end: Int { bytes.count }

  /// The scalar that begins at an index before the end, and its end.
  @inline(__always)
  func scalar(at index: Int) -> (value: UInt32, end: Int) {
    let first = UInt32(bytes[index])
    if first < 0x80 { return (first, index + 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | rest(index + 1), index + 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | rest(index + 1) << 6 | rest(index + 2), index + 3) }
    return (
      (first & 0x07) << 18 | rest(index + 1) << 12 | rest(index + 2) << 6 | rest(index + 3), index + 4
    )
  }

  /// The scalar that ends at an index after the start, and its start.
  func scalar(before index: Int) -> (value: UInt32, start: Int) {
    var start = index - 1
    while bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return (scalar(at: start).value, start)
  }

  /// Whether two ranges have the same scalars.
  func isEqual(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    bytes[first].elementsEqual(bytes[second])
  }

  /// Whether there is a letter, digit or underscore (`\w`) on exactly one side of an index.
  func isWordBoundary(_ index: Int) -> Bool {
    let isAfterWord = index > 0 && ScalarSet.word.contains(scalar(before: index).value)
    let isBeforeWord = index < end && ScalarSet.word.contains(scalar(at: index).value)
    return isAfterWord != isBeforeWord
  }

  /// The six bits of a continuation byte.
  @inline(__always)
  private func rest(_ index: Int) -> UInt32 { UInt32(bytes[index] & 0x3F) }
}
