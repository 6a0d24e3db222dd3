internal import StrictJSON

/// Host names (RFC 1123, section 2.1) and internationalised ones (RFC 5890, section 2.3.2.3).
enum HostName {
  /// Which names are meant.
  enum Kind {
    /// Those of letters, digits and hyphens.
    case ascii
    /// Those of U-labels too, as they are registered, between any of the dots that people type (RFC 3490, section 3.1).
    case international
    /// Those of U-labels too, in the domain of a mailbox, where they needn't be in form C: the mapping that the registry
    /// of formats names (Unicode Technical Standard 46, section 4) composes them.
    case mailbox

    fileprivate var separators: String { self == .international ? ".\u{3002}\u{FF0E}\u{FF61}" : "." }
    /// How many scalars may stand for an octet: one takes at least an octet, and is composed of at most four.
    fileprivate var scalarsPerOctet: Int { self == .mailbox ? 4 : 1 }
  }

  /// In octets (RFC 1035, section 2.3.4).
  private static let maximumLength = 253

  /// Whether a text is a host name.
  static func isValid(_ text: Substring, _ kind: Kind) -> Bool {
    let mostScalars = maximumLength * kind.scalarsPerOctet
    guard text.unicodeScalars.prefix(mostScalars + 1).count <= mostScalars else { return false }
    var labels: [DomainLabel] = []
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) {
      kind.separators.unicodeScalars.contains($0)
    }
    for part in parts {
      guard let label = DomainLabel(part, kind) else { return false }
      labels.append(label)
    }
    guard labels.reduce(labels.count - 1, { $0 + $1.encodedLength }) <= maximumLength else { return false }
    return !labels.contains { BidiRule.isRightToLeft($0.scalars) }
      || labels.allSatisfy { BidiRule.isSatisfied(by: $0.scalars) }
  }
}

/// One label of a host name (RFC 5890, section 2.3).
struct DomainLabel {
  /// The decoded label.
  let scalars: [Unicode.Scalar]
  /// Its length in octets when encoded in ASCII.
  let encodedLength: Int

  private static let maximumLength = 63

  /// A well-formed label: of letters, digits and hyphens, or a U-label if those are allowed.
  init?(_ text: Substring.UnicodeScalarView, _ kind: HostName.Kind) {
    let mostScalars = Self.maximumLength * kind.scalarsPerOctet
    let written = Array(text.prefix(mostScalars + 1))
    guard !written.isEmpty, written.count <= mostScalars else { return nil }
    if written.allSatisfy(\.isASCII) {
      guard let scalars = Self.read(written) else { return nil }
      self.scalars = scalars
      encodedLength = written.count
    } else {
      let label = kind == .mailbox ? NormalizationForm.composed(written) : written
      guard kind != .ascii, Self.isULabel(label) else { return nil }
      scalars = label
      encodedLength = Self.prefix.count + Punycode.encode(label).count
    }
    if encodedLength > Self.maximumLength { return nil }
  }

  private static let prefix: [Unicode.Scalar] = ["x", "n", "-", "-"]

  /// An ASCII label, decoded: itself, or the U-label of an A-label, which must be the only encoding of that (section
  /// 2.3.2.1). Case doesn't matter in ASCII.
  private static func read(_ label: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard label.allSatisfy({ $0.isLetterOrDigit || $0 == "-" }), label.first != "-", label.last != "-" else {
      return nil
    }
    let lowercase = label.map(\.asciiLowercase)
    guard lowercase.starts(with: prefix) else { return hasReservedHyphens(label) ? nil : lowercase }
    let encoded = Array(lowercase.dropFirst(prefix.count))
    guard let decoded = Punycode.decode(encoded), !decoded.allSatisfy(\.isASCII), isULabel(decoded),
      Punycode.encode(decoded) == encoded
    else { return nil }
    return decoded
  }

  /// Whether a label beyond ASCII may be registered (RFC 5891, section 4.2), except for its direction, which depends on
  /// the whole name.
  private static func isULabel(_ label: [Unicode.Scalar]) -> Bool {
    label.first != "-" && label.last != "-" && !hasReservedHyphens(label) && label.first?.isMark == false
      && label.indices.allSatisfy { IDNAProperty.allows($0, in: label) }
      && NormalizationForm.isComposed(label)
  }

  /// "--" at the third and fourth position is reserved for prefixes such as `xn--` (RFC 5891, section 4.2.3.1).
  private static func hasReservedHyphens(_ label: [Unicode.Scalar]) -> Bool {
    label.dropFirst(2).starts(with: ["-", "-"])
  }
}

extension Unicode.Scalar {
  /// Whether it is a mark (general category M).
  fileprivate var isMark: Bool { isNonspacing || properties.generalCategory == .spacingMark }

  /// The scalar with ASCII capitals in lower case.
  fileprivate var asciiLowercase: Unicode.Scalar {
    guard ("A"..."Z").contains(self) else { return self }
    return Unicode.Scalar(UInt8(ascii: self) | 0x20)
  }
}
