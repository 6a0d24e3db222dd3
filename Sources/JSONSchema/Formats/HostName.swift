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
