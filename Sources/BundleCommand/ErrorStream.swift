internal import Foundation

/// The stream of what isn't a result.
enum ErrorStream {
  /// Prints a line to it.
  static func print(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
