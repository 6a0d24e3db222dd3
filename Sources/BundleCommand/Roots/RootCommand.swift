internal import ArgumentParser
internal import BundlePublisher
internal import CommandRunning
internal import FileAccess
internal import UpdateFramework

/// `catalogue-bundle root`
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "root",
    abstract: "Make and sign the root, which names the keys that apps trust.",
    discussion: """
      The roots are files in a folder: 1.root.json, 2.root.json and so on. A new root is a draft until enough of its own \
      keys and of the keys of the root before have signed it. Take the folder to each machine that holds a key, and sign \
      there.
      """,
    subcommands: [
      RootInitCommand.self, RootAddKeyCommand.self, RootRemoveKeyCommand.self, RootRotateCommand.self,
      RootSignCommand.self, RootShowCommand.self,
    ])
}

/// `catalogue-bundle root show`
struct RootShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the keys of each role, and which signatures are missing.")

  @OptionGroup var options: RootOptions

  @Option(
    help: ArgumentHelp("Write the bytes to be signed to this file.", valueName: "file"),
    transform: GivenPath.checked)
  var toSign: String?

  func run() throws {
    let (chain, draft) = try options.folder.read()
    guard let root = draft?.metadata ?? chain?.newest else {
      throw FileError("\(options.roots) has no root: make one with \"catalogue-bundle root init\"")
    }
    Console.print(RootDescription.content(of: root.payload))
    if let draft {
      Console.print(RootDescription.status(of: draft, in: options.folder.file(of: draft)))
    } else {
      Console.print("signed")
    }
    if let toSign {
      try checkIsText(toSign)
      try FileBytes.replace(toSign, with: root.signedBytes)
      Console.print("\(toSign): the bytes to be signed")
    }
  }

  /// The option may be taken for one that names a key.
  private func checkIsText(_ path: String) throws(FileError) {
    guard FileType(of: try FileBytes.followingLinks(path)) == .file else { return }
    let bytes = try FileBytes.read(path, limit: RootFolder.limit)
    guard bytes.isEmpty || bytes.starts(with: #"{"_type":"root""#.utf8) else {
      throw FileError("\(path) isn't such a text of an earlier root: give --to-sign a new file")
    }
  }
}

/// The folder of roots.
struct RootOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder of roots. Keep it under version control.", valueName: "folder"),
    transform: GivenPath.checked)
  var roots = "roots"

  /// The folder.
  var folder: RootFolder { RootFolder(path: roots) }
}
