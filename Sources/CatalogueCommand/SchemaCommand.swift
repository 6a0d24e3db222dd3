internal import ArgumentParser

/// `catalogue schema`
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Look after JSON Schemas.", subcommands: [SchemaCheckCommand.self])
}
