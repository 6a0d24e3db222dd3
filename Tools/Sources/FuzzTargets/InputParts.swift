/// The parts of an input that stands for several.
enum InputParts {
  /// The parts between blank lines.
  static func betweenBlankLines(_ bytes: [UInt8]) -> [[UInt8]] {
    var (parts, part): ([[UInt8]], [UInt8]) = ([], [])
    for byte in bytes {
      if byte == 0x0A, part.last == 0x0A {
        parts.append(part.dropLast())
        part = []
      } else {
        part.append(byte)
      }
    }
    return parts + [part]
  }

  /// The bytes before the first blank line, and those after it.
  static func atFirstBlankLine(_ bytes: [UInt8]) -> (first: [UInt8], rest: [UInt8]) {
    for index in bytes.indices.dropFirst() where bytes[index] == 0x0A && bytes[index - 1] == 0x0A {
      return (Array(bytes[..<(index - 1)]), Array(bytes[(index + 1)...]))
    }
    return (bytes, [])
  }
}
