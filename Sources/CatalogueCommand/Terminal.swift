internal import CommandRunning
internal import Foundation

/// Whether a stream is a terminal.
enum Terminal {
  /// Whether colours show on a stream. What the command line says counts first, then NO_COLOR (no-color.org) and
  /// CLICOLOR_FORCE (bixense.com/clicolors), then whether the stream leads to a terminal.
  static func showsColours(_ stream: CommandOutput, _ choice: ColourChoice = .auto) -> Bool {
    guard choice == .auto else { return choice == .always }
    let environment = CommandContext.current.environment
    guard (environment["NO_COLOR"] ?? "").isEmpty else { return false }
    if !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "") { return true }
    return stream.isTerminal && environment["TERM"] != "dumb"
  }
}

/// When text is coloured.
enum ColourChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless the environment asks for something else.
  case auto
  case always
  case never
}
