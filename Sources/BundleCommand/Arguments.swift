internal import ArgumentParser

/// What the command was called with.
enum Arguments {
  /// The arguments, unless one of them is a key: no message may repeat it, and other users of the machine see it.
  static func checked(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) throws -> [String] {
    guard !arguments.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) || $0.contains("-----BEGIN") })
    else {
      throw ValidationError(
        "an argument holds a key, which others can see there: give the name of a file with --key, or that of an "
          + "environment variable with --key-variable. Make a new key in place of this one.")
    }
    return arguments
  }
}
