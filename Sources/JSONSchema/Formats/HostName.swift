/// Names of hosts (RFC 1123, section 2.1), and those beyond ASCII (RFC 5890, section 2.3.2.3).
enum HostName {
  /// The dots that people type between labels (RFC 3490, section 3.1).
  static let separators = ".\u{3002}\u{FF0E}\u{FF61}"
  /// In octets, as a name is sent (RFC 1035, section 2.3.4).
  private static let maximumLength = 253

  /// Whether a text is a host's name.
  static func isValid(_ text: Substring, isInternational: Bool, separators: String) -> Bool {
    // A scalar is at least an octet when it is sent; a longer text needs no look.
    guard text.unicodeScalars.prefix(maximumLength + 1).count <= maximumLength else { return false }
    var labels: [DomainLabel] = []
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) {
      separators.unicodeScalars.contains($0)
    }
    for part in parts {
      guard let label = DomainLabel(part, isInternational: isInternational) else { return false }
      labels.append(label)
    }
    guard labels.reduce(labels.count - 1, { $0 + $1.encodedLength }) <= maximumLength else { return false }
    return !labels.contains { BidiRule.isRightToLeft($0.scalars) }
      || labels.allSatisfy { BidiRule.isSatisfied(by: $0.scalars) }
  }
}

/// One label of a host's name (RFC 5890, section 2.3).
struct DomainLabel {
  /// The label as a person reads it.
  let scalars: [Unicode.Scalar]
  /// How many octets it takes in ASCII.
  let encodedLength: Int

  private static let maximumLength = 63

  /// A label that is well-formed: of letters, digits and hyphens, or a U-label if those are allowed.
  init?(_ text: Substring.UnicodeScalarView, isInternational: Bool) {
    // A scalar takes at least an octet.
    let written = Array(text.prefix(Self.maximumLength + 1))
    guard !written.isEmpty, written.count <= Self.maximumLength else { return nil }
    if written.allSatisfy(\.isASCII) {
      guard let scalars = Self.read(written) else { return nil }
      self.scalars = scalars
      encodedLength = written.count
    } else {
      guard isInternational, Self.isULabel(written) else { return nil }
      scalars = written
      encodedLength = Self.prefix.count + Punycode.encode(written).count
      if encodedLength > Self.maximumLength { return nil }
    }
  }

  private static let prefix: [Unicode.Scalar] = ["x", "n", "-", "-"]

  /// What an ASCII label says: itself, or what an A-label stands for, which has to be a U-label whose only
  /// encoding it is (section 2.3.2.1). Capitals don't matter in ASCII.
  private static func read(_ label: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard label.allSatisfy({ $0.isLetterOrDigit || $0 == "-" }), label.first != "-", label.last != "-" else {
      return nil
    }
    let small = label.map(\.smallLetter)
    guard small.starts(with: prefix) else { return hasReservedHyphens(label) ? nil : small }
    let encoded = Array(small.dropFirst(prefix.count))
    guard let decoded = Punycode.decode(encoded), !decoded.allSatisfy(\.isASCII), isULabel(decoded),
      Punycode.encode(decoded) == encoded
    else { return nil }
    return decoded
  }

  /// Whether a label beyond ASCII is one that may be registered (RFC 5891, section 4.2), but for its direction,
  /// which is a matter of the whole name.
  private static func isULabel(_ label: [Unicode.Scalar]) -> Bool {
    label.first != "-" && label.last != "-" && !hasReservedHyphens(label) && label.first?.isMark == false
      && label.indices.allSatisfy { IDNAProperty.allows($0, in: label) }
      && NormalizationForm.isComposed(label)
  }

  /// "--" in the third and fourth place is kept for prefixes such as `xn--` (RFC 5891, section 4.2.3.1).
  private static func hasReservedHyphens(_ label: [Unicode.Scalar]) -> Bool {
    label.dropFirst(2).starts(with: ["-", "-"])
  }
}

extension Unicode.Scalar {
  /// Whether it is combined with what is before it: general category M.
  fileprivate var isMark: Bool { isNonspacing || properties.generalCategory == .spacingMark }

  /// The small letter of a capital of ASCII; any other scalar as it is.
  fileprivate var smallLetter: Unicode.Scalar {
    guard ("A"..."Z").contains(self) else { return self }
    return Unicode.Scalar(UInt8(ascii: self) | 0x20)
  }
}
