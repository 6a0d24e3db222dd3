internal import ArgumentParser
internal import BundlePublisher
internal import UpdateFramework

/// `catalogue-bundle root remove-key`
struct RootRemoveKeyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove-key", abstract: "Let a key not sign for a role any more, from the next root on.")

  @OptionGroup var editing: RootEditing

  @Option(
    name: .customLong("key"),
    help: ArgumentHelp(
      "A role, and the beginning of the identifier of one of its keys, 8 digits at least.",
      valueName: "role=identifier"),
    transform: RoleArgument.read)
  var keys: [RoleArgument]

  func run() throws {
    try editing.edit { root throws(RootError) in
      for key in keys { try root.removeKey(key.value, from: key.role) }
    }
  }
}
