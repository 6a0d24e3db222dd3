internal import ArgumentParser
internal import BundlePublisher
internal import UpdateFramework

/// `catalogue-bundle root rotate`
struct RootRotateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rotate",
    abstract: "Put new keys in place of all keys of a role, from the next root on.",
    discussion: """
      After a leak, or once a year. Without a key, the next root has the same keys and a later end.
      """)

  @OptionGroup var editing: RootEditing

  @Option(
    name: .customLong("key"),
    help: ArgumentHelp(
      "A public key in PEM that signs for a role, with the others given for it and no other.",
      valueName: "role=file"),
    transform: RoleArgument.read)
  var keys: [RoleArgument] = []

  func run() throws {
    let keys = try keys.map { (role: $0.role, key: try KeyFiles.publicKey(in: $0.value)) }
    let byRole = Dictionary(grouping: keys, by: \.role)
    try editing.edit { root throws(RootError) in
      for role in RoleName.topLevel {
        guard let replacements = byRole[role]?.map(\.key) else { continue }
        try root.replaceKeys(of: role, with: replacements)
      }
    }
  }
}
