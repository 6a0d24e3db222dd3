/// The limits within which any file is read, so that none needs long or much memory.
enum SVGLimits {
  /// The longest file, in bytes.
  static let bytes = 512 * 1024
  /// The deepest nesting of elements, before and after `use` is expanded.
  static let depth = 64
  /// The most elements, before and after `use` is expanded.
  static let elements = 20_000
  /// The most attributes on one tag.
  static let attributes = 256
  /// The most segments of shapes and clips plus stops of gradients, each counted as often as it is used. A picture of
  /// so many has far more bytes than a device can be asked to load.
  static let parts = 150_000
  /// The most segments of shapes in boxes that have to be measured, each counted as often as it is.
  static let measuredParts = 1_000_000
  /// The most gradients that one inherits from.
  static let gradientChain = 64
  /// The most copies that `use` makes.
  static let uses = 10_000
  /// The most bytes of attribute values in these copies.
  static let copiedBytes = 2 * 1024 * 1024
  /// The most entities that a file declares; the longest name and the longest text of one, in bytes; and how deeply one
  /// may contain others. Drawing programs declare some ten addresses, or a style for each colour.
  static let entities = 256
  static let entityName = 128
  static let entityText = 2048
  static let entityDepth = 4
  /// The most pairs of a style rule and an element.
  static let styleMatches = 2_000_000
}

/// The steps that are left before a file counts as hostile.
struct WorkBudget {
  private var left: Int

  init(_ steps: Int) { left = steps }

  var isExhausted: Bool { left < 0 }

  /// Uses up all steps.
  mutating func exhaust() { left = -1 }

  mutating func spend(_ steps: Int) { if left >= 0 { left -= steps } }
}
