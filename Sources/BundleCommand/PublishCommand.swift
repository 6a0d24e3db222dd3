internal import ArgumentParser
internal import BundlePublisher
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// `catalogue-bundle publish`
struct PublishCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish",
    abstract: "Publish a release: targets, snapshot and timestamp.",
    discussion: """
      Writes the new files into the repository's folder in an order by which, whenever it stops, the folder holds the \
      old release or the new one. Files that are there already are not written again. Publishing the same content \
      writes nothing, unless there is a new root or a file has less than a third of its time left.

        catalogue-bundle publish --repository site --key release.pem --key-variable CI_KEY
      """)

  @Option(help: ArgumentHelp("The folder that a web server serves.", valueName: "folder"))
  var repository: String
  @Option(help: ArgumentHelp("The catalogue's file.", valueName: "file"))
  var catalogue = "catalogue/italy.json"
  @Option(help: ArgumentHelp("The folder that holds logos/.", valueName: "folder"))
  var generated = "Generated"
  @OptionGroup var roots: RootOptions
  @OptionGroup var keys: KeyOptions
  @OptionGroup var lifetimes: LifetimeOptions
  @OptionGroup var uploadList: UploadListOptions

  @Flag(
    help: ArgumentHelp(
      "Publish a new root that replaces a key although the old key is lost: apps can't update until the last file is "
        + "out."))
  var allowGap = false

  @Option(
    help: ArgumentHelp(
      "A folder for a throw-away key and root, made when missing, in place of --roots and --key. For development: a "
        + "repository that was made so, and that this key or content can't continue, is begun anew.",
      valueName: "folder"))
  var developmentKeys: String?

  func validate() throws {
    guard developmentKeys == nil || (keys.files.isEmpty && keys.variables.isEmpty) else {
      throw ValidationError("--development-keys makes its own key: leave --key and --key-variable out.")
    }
  }

  func run() async throws {
    let name = (catalogue as NSString).lastPathComponent
    let content = try ContentFiles(catalogue: catalogue, generated: generated).content(named: name)
    let source = try developmentKeys.map { try DevelopmentKeys(in: $0, at: LifetimeOptions.now()) }
    let (keys, roots) =
      if let source { ([source.key], source.roots) } else { (try keys.keys(), try roots.folder.chain()) }
    try FileBytes.makeFolder(repository)
    try await RepositoryLock.hold(repository) {
      let folder = RepositoryFolder(path: repository)
      try folder.removeLeftovers()
      if source != nil { try DevelopmentRepository(folder: folder).begin() }
      do {
        try await publish(content, named: name, into: folder, with: keys, roots: roots)
      } catch let error as PublishError where source != nil && error.isAboutPublishedRelease {
        try folder.clear()
        try await publish(content, named: name, into: folder, with: keys, roots: roots)
      }
    }
    if let developmentKeys {
      print("\(repository): for development only, by a throw-away key of \(developmentKeys)")
    }
  }

  private func publish(
    _ content: BundleContent, named name: String, into folder: RepositoryFolder, with keys: [SigningKey],
    roots: RootChain
  ) async throws {
    let state = try await folder.state(of: name, roots: roots, acceptsOlderRoots: allowGap)
    let publisher = Publisher(
      keys: keys, at: try LifetimeOptions.now(), lifetimes: try lifetimes.lifetimes(of: RoleName.published),
      allowsGap: allowGap)
    let publication = try publisher.publish(content, roots: roots, over: state)
    if let publication { try folder.write(publication) }
    try uploadList.write(publication)
    guard let publication else {
      return print("\(repository): \(content.summary), is out already; nothing to write")
    }
    print("\(repository): \(content.summary), \(publication.summary)")
  }
}
