extension FilePatch {
  /// The patch's file.
  public var bytes: [UInt8] {
    var bytes = Self.magic + baseHash
    Self.append(baseLength, to: &bytes)
    Self.append(resultLength, to: &bytes)
    var position = 0
    for instruction in instructions {
      switch instruction {
      case .copy(let range):
        Self.append(range.count << 1, to: &bytes)
        let distance = range.lowerBound - position
        Self.append(distance < 0 ? -distance << 1 | 1 : distance << 1, to: &bytes)
        position = range.upperBound
      case .insert(let inserted):
        Self.append(inserted.count << 1 | 1, to: &bytes)
        bytes += inserted
      }
    }
    return bytes
  }

  /// Appends a number of at least 0, seven bits a byte, the lowest first.
  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
