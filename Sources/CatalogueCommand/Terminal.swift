internal import Foundation

/// What a stream leads to.
enum Terminal {
  /// Whether colours show: on a terminal, unless the person asks for none (no-color.org).
  static func showsColours(_ stream: Int32) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(stream) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}
