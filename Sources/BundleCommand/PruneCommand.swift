internal import ArgumentParser
internal import BundlePublisher
internal import CommandRunning
internal import FileAccess
internal import StrictJSON
internal import UpdateFramework

/// `catalogue-bundle prune`
struct PruneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Delete what earlier releases had at a target path, such as a logo that must go.",
    discussion: """
      Published files stay in the folder and on the server, so that apps can finish their updates. This deletes the files \
      of one target path from the folder, all but the one that the newest release lists. PUBLISHING.md says what else to do \
      when a logo is taken down.

        catalogue-bundle prune --repository site --path logos/conad.svg --delete-list delete.txt
      """)

  @Option(
    help: ArgumentHelp("The repository's folder, which a web server serves.", valueName: "folder"),
    transform: GivenPath.checked)
  var repository: String
  @Option(help: ArgumentHelp("The target path, as the release lists it.", valueName: "name"))
  var path: String
  @OptionGroup var roots: RootOptions
  @Option(
    help: ArgumentHelp(
      "Add the paths of the deleted files to this file, a line each, to delete them on the server too. Delete it "
        + "afterwards.",
      valueName: "file"), transform: GivenPath.checked)
  var deleteList: String?

  func validate() throws {
    guard OldTargetFiles.isTargetPath(path) else {
      throw ValidationError("--path \(path): expected a target path, such as logos/conad.svg.")
    }
  }

  func run() async throws {
    let folder = RepositoryFolder(path: repository)
    try folder.checkIsBegun()
    try await RepositoryLock.hold(repository) {
      let listed = try await newest(in: folder)?.consistentPath(of: path)
      let files = OldTargetFiles(folder: folder, path: path)
      let old = try files.names(besides: listed)
      guard !old.isEmpty || listed != nil else {
        throw FileError(
          "\(repository) has no file of \(path): give the path as a release lists it, such as logos/conad.svg"
        )
      }
      // Before the first is deleted: afterwards nothing would know their names.
      if let deleteList {
        try write(old, to: deleteList, folder)
      }
      try files.delete(old)
      for name in old { Console.print("\(repository): deleted \(BundleFile.targets)/\(name)") }
      if old.isEmpty { Console.print("\(repository): no old file of \(path)") }
      if let listed {
        Console.print("\(repository): kept \(BundleFile.targets)/\(listed), which the newest release lists")
      }
    }
  }

  /// Adds files to those that earlier runs have deleted, and no release has brought back.
  private func write(_ old: [String], to list: String, _ folder: RepositoryFolder) throws(FileError) {
    let list = PathList(path: list, option: "--delete-list")
    let earlier = try list.add(old.map { "\(BundleFile.targets)/\($0)" }) { path throws(FileError) in
      try !folder.exists(path)
    }
    guard earlier > 0 else { return }
    Console.print("note: \(list.path) still lists \(earlier.counted("file")) that earlier runs have deleted")
  }

  /// What the newest release lists at the path.
  private func newest(in folder: RepositoryFolder) async throws -> TargetFile? {
    guard let root = try roots.folder.chain().bytes(of: 1) else { return nil }
    do {
      let metadata = try await folder.metadata(trustedRoot: root, expiry: .omitted)
      return metadata.listedFiles.first { $0.path.text.hasSameBytes(as: path) }?.file
    } catch let error as UpdateError {
      throw PublishError.untrustedRepository(error)
    }
  }
}
