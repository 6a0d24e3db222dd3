internal import ArgumentParser

/// `catalogue-bundle root`
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "root",
    abstract: "Say which keys apps trust, offline.",
    discussion: """
      The roots are files in a folder: 1.root.json, 2.root.json and so on. A new one is a draft until enough keys have \
      signed it, its own and those of the one before. Take the folder from machine to machine, and sign on each.
      """,
    subcommands: [
      RootInitCommand.self, RootAddKeyCommand.self, RootRemoveKeyCommand.self, RootRotateCommand.self,
      RootSignCommand.self, RootShowCommand.self,
    ])
}
