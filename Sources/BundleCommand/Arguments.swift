internal import ArgumentParser

/// What the command was called with.
enum Arguments {
  /// What the Base64 of every Ed25519 key has in it: its algorithm's identifier (RFC 8410, section 3).
  private static let algorithm = "BQYDK2Vw"

  /// The arguments, unless one of them is a key: no message may repeat it, and other users of the machine see it.
  static func checked(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) throws -> [String] {
    guard !arguments.contains(where: { $0.contains("-----BEGIN") || $0.contains(algorithm) }) else {
      throw ValidationError(
        "an argument holds a key, which others can see there: give the name of a file with --key, or that of an "
          + "environment variable with --key-variable. Make a new key in place of this one.")
    }
    return arguments
  }
}
