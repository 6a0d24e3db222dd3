internal import ArgumentParser
internal import BundlePublisher
internal import UpdateFramework

/// `catalogue-bundle root add-key`
struct RootAddKeyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add-key", abstract: "Add keys to a role in the next root.")

  @OptionGroup var editing: RootEditing

  @Option(
    name: .customLong("key"),
    help: ArgumentHelp("A role, and a public key in PEM to add.", valueName: "role=file"),
    transform: RoleArgument.read)
  var keys: [RoleArgument]

  func run() throws {
    let keys = try keys.map { (role: $0.role, key: try KeyFiles.publicKey(in: $0.value)) }
    try editing.edit { root throws(RootError) in
      for (role, key) in keys { try root.add(key, to: role) }
    }
  }
}

/// `catalogue-bundle root remove-key`
struct RootRemoveKeyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove-key", abstract: "Remove keys from a role in the next root.")

  @OptionGroup var editing: RootEditing

  @Option(
    name: .customLong("key"),
    help: ArgumentHelp(
      "A role, and the beginning of the identifier of one of its keys: at least 8 digits.",
      valueName: "role=identifier"),
    transform: RoleArgument.read)
  var keys: [RoleArgument]

  func run() throws {
    try editing.edit { root throws(RootError) in
      for key in keys { try root.removeKey(key.value, from: key.role) }
    }
  }
}

/// `catalogue-bundle root rotate`
struct RootRotateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rotate",
    abstract: "Replace all keys of a role in the next root, or renew it with the same keys.",
    discussion: """
      After a leak, or once a year. Without --key, the next root has the same keys and a later expiry.
      """)

  @OptionGroup var editing: RootEditing

  @Option(
    name: .customLong("key"),
    help: ArgumentHelp(
      "A role, and a public key in PEM. Only the keys that are given for a role sign for it then.",
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
