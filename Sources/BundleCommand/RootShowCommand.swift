internal import ArgumentParser
internal import BundlePublisher
internal import FileAccess
internal import UpdateFramework

/// `catalogue-bundle root show`
struct RootShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Tell who signs for what, and what waits for signatures.")

  @OptionGroup var options: RootOptions

  @Option(help: ArgumentHelp("A file to write the bytes to that have to be signed.", valueName: "file"))
  var toSign: String?

  func run() throws {
    let (chain, draft) = try options.folder.read()
    guard let root = draft?.metadata ?? chain?.newest else {
      throw FileError("\(options.roots) has no root: make one with \"catalogue-bundle root init\"")
    }
    print(RootDescription.content(of: root.payload))
    if let draft {
      print(RootDescription.status(of: draft, in: options.folder.file(of: draft)))
    } else {
      print("signed")
    }
    if let toSign { try FileBytes.replace(toSign, with: root.signedBytes) }
  }
}
