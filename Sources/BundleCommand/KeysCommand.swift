internal import ArgumentParser

/// `catalogue-bundle keys`
struct KeysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "Make keys.", subcommands: [KeysNewCommand.self])
}
