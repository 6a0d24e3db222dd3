internal import ArgumentParser
internal import CommandRunning
internal import Foundation

/// The verbosity of the messages, and their colours.
struct MessageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "When to colour: \(ColourChoice.names). auto: on a terminal, unless NO_COLOR is set.",
      valueName: "when"),
    transform: ColourChoice.named)
  var color: ColourChoice = .auto

  @Flag(help: "Print findings only.") var quiet = false
  @Flag(help: "Print to the error stream what is read, how long each stage takes, and what is written.")
  var verbose = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose are opposites; choose one.") }
  }

  /// Whether a progress line may show on the terminal.
  var showsProgress: Bool { !quiet && !verbose }

  /// The log of what is done.
  func activityLog() -> ActivityLog { ActivityLog(isOn: verbose) }

  func showsColours(_ stream: CommandOutput) -> Bool { Terminal.showsColours(stream, color) }
}

/// Options whose values are the cases of an enumeration that belongs to another module.
extension CaseIterable where Self: RawRepresentable & Sendable, RawValue == String {
  /// The names of all cases.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The case of that name.
  @Sendable static func named(_ name: String) throws -> Self {
    guard let choice = Self(rawValue: name) else {
      throw ValidationError("it is one of \(names)")
    }
    return choice
  }
}
