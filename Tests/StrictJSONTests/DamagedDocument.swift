import TestSupport

/// JSON texts of which a few bytes were changed, dropped, doubled or cut off: some are JSON all the same.
struct DamagedDocument {
  /// Bytes that mean something in JSON, or nothing in UTF-8.
  private static let telling = Array("{}[]\",:\\u0eE+-.tfn \n\0".utf8) + [0x80, 0xC0, 0xED, 0xEF, 0xF4, 0xFF]
  private var documents: RandomDocument
  private var generator: SeededGenerator

  init(seed: UInt64) {
    documents = RandomDocument(seed: seed)
    generator = SeededGenerator(seed: ~seed)
  }

  mutating func next() -> [UInt8] {
    var bytes = Array(documents.next().utf8)
    for _ in 0..<generator.pick([1, 1, 1, 4]) { generator.damage(&bytes, with: Self.telling) }
    return bytes
  }
}
