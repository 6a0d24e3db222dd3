/// What IRIs have beyond ASCII (RFC 3987, section 2.2).
extension Unicode.Scalar {
  /// `ucschar`.
  var isInternational: Bool {
    switch value {
    case 0xA0...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFEF, 0xE1000...0xEFFFD: true
    case 0x10000...0xDFFFF: value & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  /// `iprivate`.
  var isPrivate: Bool {
    switch value {
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: true
    default: false
    }
  }
}
