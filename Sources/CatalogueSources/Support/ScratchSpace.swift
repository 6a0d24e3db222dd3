/// Where a build can put away what it needs at its end only.
public protocol ScratchSpace: Sendable {
  /// Puts bytes away.
  /// - Returns: where they are; `nil` where they can't be put away.
  func append(_ bytes: [UInt8]) -> Range<Int>?

  /// Reads what was put away.
  /// - Returns: `nil` where it can't be read.
  func read(_ range: Range<Int>) -> [UInt8]?
}
