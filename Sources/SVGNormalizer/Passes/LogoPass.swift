/// A step that brings a logo nearer to its normal form: small, pure, and without effect when done twice.
struct LogoPass: Sendable {
  /// The name, which is that of its fixtures too.
  let name: String
  /// What it does and why, for the documentation.
  let purpose: String
  let apply: @Sendable (inout Logo) -> Void
}
