package import StrictJSON

/// What the template engine made of a template, with all that decides it. The entries aren't part of it: marks stand in their
/// place.
package struct RenderedTemplate: Sendable {
  /// The template, and all that it was given.
  package let input: [UInt8]
  package let text: SharedBytes
  /// Whether the engine didn't have to work, because the build before had the same.
  package let isCached: Bool

  package init(input: [UInt8], text: SharedBytes, isCached: Bool) {
    (self.input, self.text, self.isCached) = (input, text, isCached)
  }
}
