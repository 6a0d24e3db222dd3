/// A step that makes an SVG file plainer before its picture is read: small, pure, and without effect when done twice.
struct DocumentPass: Sendable {
  /// The name, which is that of its fixtures too.
  let name: String
  /// What it does and why, for the documentation.
  let purpose: String
  let apply: @Sendable (inout SVGDocument, inout ProblemLog) -> Void
}
