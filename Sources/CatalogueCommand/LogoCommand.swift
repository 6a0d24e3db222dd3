internal import ArgumentParser

/// `catalogue logo`
struct LogoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "logo", abstract: "Work on single logos.",
    subcommands: [LogoNormalizeCommand.self, LogoPassesCommand.self])
}
