/// A file that the compiler wants written.
public struct EmittedFile: Hashable, Sendable {
  /// Where it belongs.
  public enum Destination: Hashable, Sendable {
    /// The published catalogue, `italy.json`.
    case catalogue
    /// A file of that name among the generated ones.
    case generated(String)
  }

  /// Where it belongs.
  public let destination: Destination
  /// What it holds.
  public let bytes: [UInt8]
}
