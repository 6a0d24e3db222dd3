internal import ArgumentParser
internal import BundlePublisher
internal import FileAccess
internal import UpdateFramework

/// What the subcommands have in common that change the root.
struct RootEditing: ParsableArguments {
  @OptionGroup var options: RootOptions

  @Option(
    name: .customLong("threshold"),
    help: ArgumentHelp(
      "How many keys of a role have to sign. In a first root 2 for root, and 1 for the others.",
      valueName: "role=number"),
    transform: RoleArgument.read)
  var thresholds: [RoleArgument] = []

  @OptionGroup var lifetimes: LifetimeOptions

  /// When the new root ends.
  func end() throws -> UTCTime {
    try LifetimeOptions.now().after(days: lifetimes.lifetimes(of: [.root])[.root])
  }

  /// Changes the draft, or makes one that follows the newest root. Either way it has its full time before it.
  func edit(_ change: (inout Root) throws(RootError) -> Void) throws {
    let (chain, draft) = try options.folder.read()
    let end = try end()
    guard var draft = try draft ?? chain.map({ try RootDraft(following: $0.newest.payload, expires: end) })
    else { throw FileError("\(options.roots) has no root: make one with \"catalogue-bundle root init\"") }
    let numbers = try thresholds.map { (role: $0.role, number: try $0.number()) }
    try draft.edit { root throws(RootError) in
      root.header.expires = end
      for (role, number) in numbers { root.roles[role]?.threshold = number }
      try change(&root)
    }
    try tell(draft)
  }

  /// Keeps the draft, and says what is to be done with it.
  func tell(_ draft: RootDraft) throws {
    let file = try options.folder.write(draft)
    print(RootDescription.status(of: draft, in: file))
  }
}
