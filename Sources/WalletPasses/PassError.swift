/// Why there is no pass.
public struct PassError: Error, CustomStringConvertible {
  /// One sentence for a person, without a full stop.
  public let description: String

  init(_ description: String) { self.description = description }
}
