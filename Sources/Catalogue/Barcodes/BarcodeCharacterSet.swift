extension BarcodeCharacterSet {
  /// Whether the set has that character.
  public func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self != .digits
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self == .alphanumeric || self == .ascii
    default: self == .ascii && byte < 0x80
    }
  }
}
