internal import ArgumentParser
internal import BundlePublisher
internal import UpdateFramework

/// `catalogue-bundle root add-key`
struct RootAddKeyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add-key", abstract: "Let further keys sign for a role, from the next root on.")

  @OptionGroup var editing: RootEditing

  @Option(
    name: .customLong("key"),
    help: ArgumentHelp("A public key in PEM that signs for a role.", valueName: "role=file"),
    transform: RoleArgument.read)
  var keys: [RoleArgument]

  func run() throws {
    let keys = try keys.map { (role: $0.role, key: try KeyFiles.publicKey(in: $0.value)) }
    try editing.edit { root throws(RootError) in
      for (role, key) in keys { try root.add(key, to: role) }
    }
  }
}
