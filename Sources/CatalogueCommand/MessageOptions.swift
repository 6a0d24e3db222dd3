internal import ArgumentParser
internal import Foundation

/// How much is told beside the result, and in what colours.
struct MessageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Whether to colour: \(ColourChoice.names). By itself, on a terminal where NO_COLOR isn't set.",
      valueName: "when"),
    transform: ColourChoice.named)
  var color: ColourChoice = .auto

  @Flag(help: "Print what was found and nothing else.") var quiet = false
  @Flag(help: "Tell on the error stream what is read, how long each stage takes, and what is written.")
  var verbose = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose are opposites; choose one.") }
  }

  /// Whether a line on the terminal tells that something takes long.
  var showsProgress: Bool { !quiet && !verbose }

  /// What is told of the work while it is done.
  func activityLog() -> ActivityLog { ActivityLog(isOn: verbose) }

  func showsColours(_ stream: Int32) -> Bool { Terminal.showsColours(stream, color) }
}
