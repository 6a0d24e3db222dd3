/// The encoding of labels in ASCII (RFC 3492), with the names and steps of that document.
enum Punycode {
  private static let base = 36
  private static let initialBias = 72
  private static let initialCodePoint = 0x80
  private static let delimiter: Unicode.Scalar = "-"

  /// Decodes an ASCII label in lower case (section 6.2); `nil` for an invalid encoding.
  static func decode(_ text: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    let basicEnd = text.lastIndex(of: delimiter) ?? 0
    var output = Array(text[..<basicEnd])
    var input = text.dropFirst(basicEnd == 0 ? 0 : basicEnd + 1)
    var codePoint = initialCodePoint
    var position = 0
    var bias = initialBias
    while !input.isEmpty {
      guard let delta = decodeInteger(&input, bias: bias) else { return nil }
      bias = adapted(delta, count: output.count + 1, isFirst: output.count == basicEnd)
      let (sum, hasOverflown) = position.addingReportingOverflow(delta)
      if hasOverflown { return nil }
      codePoint += sum / (output.count + 1)
      position = sum % (output.count + 1)
      guard let value = UInt32(exactly: codePoint), let scalar = Unicode.Scalar(value) else { return nil }
      output.insert(scalar, at: position)
      position += 1
    }
    return output
  }

  /// Encodes a label of at most 63 scalars (section 6.3).
  static func encode(_ label: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var output = label.filter(\.isASCII)
    let basicCount = output.count
    var handled = basicCount
    if basicCount > 0 { output.append(delimiter) }
    var codePoint = initialCodePoint
    var delta = 0
    var bias = initialBias
    while let next = label.map({ Int($0.value) }).filter({ $0 >= codePoint }).min() {
      delta += (next - codePoint) * (handled + 1)
      codePoint = next
      for scalar in label {
        if scalar.value < codePoint { delta += 1 }
        guard scalar.value == codePoint else { continue }
        output += encodeInteger(delta, bias: bias)
        bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      codePoint += 1
    }
    return output
  }

  private static func decodeInteger(_ input: inout ArraySlice<Unicode.Scalar>, bias: Int) -> Int? {
    var result = 0
    var weight = 1
    for position in stride(from: base, through: .max, by: base) {
      guard let digit = input.popFirst().flatMap(digit), digit <= (Int.max - result) / weight else {
        return nil
      }
      result += digit * weight
      let threshold = threshold(position, bias: bias)
      if digit < threshold { return result }
      let (product, hasOverflown) = weight.multipliedReportingOverflow(by: base - threshold)
      if hasOverflown { return nil }
      weight = product
    }
    return nil
  }

  private static func encodeInteger(_ integer: Int, bias: Int) -> [Unicode.Scalar] {
    var output: [Unicode.Scalar] = []
    var rest = integer
    var position = base
    while true {
      let threshold = threshold(position, bias: bias)
      guard rest >= threshold else { return output + [scalar(ofDigit: rest)] }
      output.append(scalar(ofDigit: threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      position += base
    }
  }

  private static func threshold(_ position: Int, bias: Int) -> Int { min(max(position - bias, 1), 26) }

  /// The bias for the next integer (section 6.1).
  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var bias = 0
    while delta > (base - 1) * 26 / 2 {
      delta /= base - 1
      bias += base
    }
    return bias + base * delta / (delta + 38)
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "a"..."z": Int(scalar.value) - 0x61
    case "0"..."9": Int(scalar.value) - 0x30 + 26
    default: nil
    }
  }

  private static func scalar(ofDigit digit: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(digit < 26 ? 0x61 + digit : 0x30 + digit - 26))
  }
}
