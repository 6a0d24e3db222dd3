internal import ArgumentParser
internal import BundlePublisher
internal import CommandRunning
internal import FileAccess
internal import UpdateFramework

/// `catalogue-bundle root init`
struct RootInitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make the first root, to be signed.",
    discussion: """
        catalogue-bundle root init --key root=anna.pub.pem --key root=bruno.pub.pem \
      --key targets=release.pub.pem --key snapshot=ci.pub.pem --key timestamp=ci.pub.pem
      """)

  @OptionGroup var editing: RootEditing

  @Option(
    name: .customLong("key"),
    help: ArgumentHelp(
      "A role, and a public key in PEM that signs for it. Give at least one for each role.",
      valueName: "role=file"),
    transform: RoleArgument.read)
  var keys: [RoleArgument] = []

  func run() throws {
    let (chain, draft) = try editing.options.folder.read()
    guard chain == nil, draft == nil else {
      throw FileError(
        "\(editing.options.roots) has a root already: change it with \"catalogue-bundle root add-key\", remove-key or rotate"
      )
    }
    let keys = try keys.map { (role: $0.role, key: try KeyFiles.publicKey(in: $0.value)) }
    try editing.save(
      RootDraft(
        keys: keys, thresholds: RoleArgument.numbers(editing.thresholds), expires: editing.expiry()))
  }
}

/// The options of the subcommands that change the root.
struct RootEditing: ParsableArguments {
  @OptionGroup var options: RootOptions

  @Option(
    name: .customLong("threshold"),
    help: ArgumentHelp(
      "How many keys of a role must sign. Default in a first root: root=2, and 1 for other roles.",
      valueName: "role=number"),
    transform: RoleArgument.read)
  var thresholds: [RoleArgument] = []

  @OptionGroup var lifetimes: LifetimeOptions

  /// When the new root expires.
  func expiry() throws -> UTCTime {
    try LifetimeOptions.now().after(days: lifetimes.lifetimes(of: [.root])[.root])
  }

  /// Changes the draft, or makes one that follows the newest root. Either way its lifetime begins now.
  func edit(_ change: (inout Root) throws(RootError) -> Void) throws {
    let (chain, draft) = try options.folder.read()
    let expiry = try expiry()
    guard var draft = try draft ?? chain.map({ try RootDraft(following: $0.newest.payload, expires: expiry) })
    else { throw FileError("\(options.roots) has no root: make one with \"catalogue-bundle root init\"") }
    let dropped = draft.metadata.signatures.count
    let numbers = try RoleArgument.numbers(thresholds)
    try draft.edit { root throws(RootError) in
      root.header.expires = expiry
      for (role, number) in numbers { root.roles[role]?.threshold = number }
      try change(&root)
    }
    try save(draft)
    guard dropped > 0 else { return }
    Console.print(
      "note: the draft had \(dropped.counted("signature")), over what it was before: who signed it signs again"
    )
  }

  /// Writes the draft, and prints which signatures it needs.
  func save(_ draft: RootDraft) throws {
    let file = try options.folder.write(draft)
    Console.print(RootDescription.status(of: draft, in: file))
  }
}
