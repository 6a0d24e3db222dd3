internal import ArgumentParser
internal import BundlePublisher
internal import FileAccess
internal import UpdateFramework

/// `catalogue-bundle root init`
struct RootInitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make the first root, for others to sign.",
    discussion: """
        catalogue-bundle root init --key root=anna.pub.pem --key root=bruno.pub.pem \
      --key targets=release.pub.pem --key snapshot=ci.pub.pem --key timestamp=ci.pub.pem
      """)

  @OptionGroup var editing: RootEditing

  @Option(
    name: .customLong("key"),
    help: ArgumentHelp(
      "A public key in PEM that signs for a role. Give one for each role at least.", valueName: "role=file"),
    transform: RoleArgument.read)
  var keys: [RoleArgument] = []

  func run() throws {
    let (chain, draft) = try editing.options.folder.read()
    guard chain == nil, draft == nil else {
      throw FileError(
        "\(editing.options.roots) has a root already: change it with \"catalogue-bundle root add-key\" and its like"
      )
    }
    let keys = try keys.map { (role: $0.role, key: try KeyFiles.publicKey(in: $0.value)) }
    let thresholds = try editing.thresholds.map { ($0.role, try $0.number()) }
    try editing.tell(
      RootDraft(
        keys: keys, thresholds: Dictionary(thresholds, uniquingKeysWith: { _, last in last }),
        expires: editing.end()))
  }
}
