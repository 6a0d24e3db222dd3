extension DocumentPass {
  /// The passes in the order in which they are done.
  static let all: [DocumentPass] = [
    .refuseActiveContent, .resolveSwitches, .removeForeign, .applyStyles, .expandUses, .refuseUnsupported,
  ]
}
