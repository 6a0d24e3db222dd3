import StrictJSON

/// A JSON text and what is in it.
struct MutatedText {
  let bytes: [UInt8]
  let value: LocatedValue

  init?(_ bytes: [UInt8]) {
    guard let value = try? JSONReader.read(bytes) else { return nil }
    self.bytes = bytes
    self.value = value
  }

  /// The text, for a person.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether there is something at a place.
  func has(_ span: Range<Int>) -> Bool {
    !span.isEmpty && bytes.indices.contains(span.lowerBound) && span.upperBound <= bytes.count
  }
}
