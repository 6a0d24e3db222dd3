extension DocumentPass {
  /// Turns style rules and `style` attributes into presentation attributes.
  static let applyStyles = DocumentPass(
    name: "ApplyStyles",
    purpose:
      "Turns style rules and style attributes into presentation attributes, as the CSS cascade decides, "
      + "because Android and React Native read no style sheets.",
    apply: { document, log in StyleApplier.apply(to: &document, log: &log) })
}
