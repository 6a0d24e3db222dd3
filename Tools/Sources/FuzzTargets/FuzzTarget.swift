/// A function that any bytes may be given to, with what must always be true of it.
public struct FuzzTarget: Sendable {
  /// The name, which is also that of the folders of its corpus and its findings.
  public let name: String
  /// What is tried, and what must be true, in one sentence.
  public let purpose: String
  /// The inputs to begin with.
  public let seeds: FuzzSeeds
  /// Texts that mean something to the code under test, for libFuzzer's mutations.
  public let tokens: [String]
  /// The longest input that libFuzzer makes, in bytes.
  public let maximumLength: Int
  private let function: @Sendable ([UInt8]) throws(BrokenInvariant) -> Void

  init(
    _ name: String, _ purpose: String, seeds: FuzzSeeds, tokens: [String], maximumLength: Int = 4096,
    function: @escaping @Sendable ([UInt8]) throws(BrokenInvariant) -> Void
  ) {
    (self.name, self.purpose, self.seeds, self.tokens) = (name, purpose, seeds, tokens)
    (self.maximumLength, self.function) = (maximumLength, function)
  }

  /// Tries one input.
  /// - Throws: `BrokenInvariant`, where something isn't true that must be.
  public func run(_ bytes: [UInt8]) throws(BrokenInvariant) { try function(bytes) }

  /// All targets.
  public static let all: [FuzzTarget] = [
    .yaml, .format, .json, .catalogue, .table, .logo, .sanitizer, .regex, .schema, .metadata, .import,
  ]
}

/// Something that must be true of every input, and isn't true of one.
public struct BrokenInvariant: Error, CustomStringConvertible {
  /// What isn't true.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// Requires what must be true.
func require(
  _ condition: @autoclosure () -> Bool, _ description: @autoclosure () -> String
) throws(BrokenInvariant) {
  guard condition() else { throw BrokenInvariant(description()) }
}
