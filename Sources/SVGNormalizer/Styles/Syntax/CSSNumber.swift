/// A number in CSS, and how it was written.
struct CSSNumber: Hashable, Sendable {
  let text: String

  /// The nearest value that a `Double` can have, or infinity.
  var value: Double { Double(text) ?? 0 }
}
