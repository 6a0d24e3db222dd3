extension SeededGenerator {
  /// Changes, drops, doubles or cuts off a byte or a few.
  /// - Parameters:
  ///   - bytes: the text; nothing happens to an empty one.
  ///   - telling: bytes that mean something to whoever reads the text, or must not be there.
  public mutating func damage(_ bytes: inout [UInt8], with telling: [UInt8]) {
    guard let place = bytes.indices.randomElement(using: &self) else { return }
    switch Int.random(in: 0..<6, using: &self) {
    case 0: bytes[place] = pick(telling)
    case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &self)
    case 2: bytes.remove(at: place)
    case 3: bytes.insert(pick(telling), at: place)
    case 4: bytes.insert(contentsOf: bytes[place...].prefix(8), at: place)
    default: bytes.removeSubrange(place...)
    }
  }
}
