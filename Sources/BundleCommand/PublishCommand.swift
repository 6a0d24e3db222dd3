internal import ArgumentParser
internal import BundlePublisher
internal import CommandRunning
internal import Diagnostics
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// `catalogue-bundle publish`
struct PublishCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish",
    abstract: "Publish a release: targets, snapshot and timestamp.",
    discussion: """
      Writes the new files into the repository's folder, in an order that is always safe: whenever it stops, the folder \
      holds the old release or the new one. Unchanged files are not written again. Publishing the same content writes \
      nothing, unless there is a new root, a file has less than a third of its lifetime left, or one is missing or damaged.

        catalogue-bundle publish --repository site --key release.pem --key-variable CI_KEY
        catalogue-bundle publish --repository site --key ci.pem --signer 'release.pub.pem=sign-with-token release'
      """)

  @Option(
    help: ArgumentHelp("The repository's folder, which a web server serves.", valueName: "folder"),
    transform: GivenPath.checked)
  var repository: String
  @Option(help: ArgumentHelp("The catalogue to publish.", valueName: "file"), transform: GivenPath.checked)
  var catalogue = "catalogue/italy.json"
  @Option(
    help: ArgumentHelp("The folder that holds logos/.", valueName: "folder"), transform: GivenPath.checked)
  var generated = "Generated"
  @OptionGroup var roots: RootOptions
  @OptionGroup var keys: KeyOptions
  @OptionGroup var lifetimes: LifetimeOptions
  @OptionGroup var clock: ClockOptions
  @OptionGroup var uploadList: UploadListOptions
  @OptionGroup var replacement: ReplacementOptions
  @OptionGroup var patches: PatchOptions

  @Flag(help: "Publish a catalogue whose version is a day that hasn't come. No other is above it until then.")
  var allowFuture = false

  @Flag(
    help: ArgumentHelp(
      "Publish a root that replaces a lost or stolen key, without a signature by that key. Apps can't update until the last "
        + "file is uploaded."))
  var allowGap = false

  @Flag(help: "Sign a published catalogue again, however long its files are still valid.")
  var renew = false

  @Flag(
    help: "Begin a new repository where the folder holds none. Without it, a person at a terminal is asked.")
  var first = false

  @Option(
    help: ArgumentHelp(
      "For development, in place of --roots and --key: a folder with a throw-away key and root, which are made if they "
        + "are missing. A repository that was made so is replaced when this key or content can't continue it.",
      valueName: "folder"), transform: GivenPath.checked)
  var developmentKeys: String?

  func validate() throws {
    guard developmentKeys == nil || !keys.isGiven else {
      throw ValidationError(
        "--development-keys makes its own key: leave out --key, --key-variable and --signer.")
    }
    guard !replacement.isGiven || (developmentKeys == nil && !first) else {
      throw ValidationError(
        "--replaces is about a published release: leave out --first and --development-keys.")
    }
  }

  func run() async throws {
    let name = PathParts(catalogue).name
    let content = try ContentFiles(catalogue: catalogue, generated: generated).content(named: name)
    for sentence in content.unread { Console.print("note: \(catalogue): \(TerminalText.visible(sentence))") }
    let folder = RepositoryFolder(path: repository)
    // Before a key is made.
    if developmentKeys != nil { try DevelopmentRepository(folder: folder).checkMayBegin() }
    let source = try developmentKeys.map { try DevelopmentKeys(in: $0, at: LifetimeOptions.now()) }
    let (keys, roots): ([any Signer], RootChain) =
      if let source { ([source.key], source.roots) } else { (try keys.keys(), try signedRoots()) }
    if source == nil {
      try DevelopmentRepository(folder: folder).checkIsNone()
      let start = FirstRelease(folder: folder)
      try start.checkIsPossible()
      if !first { try start.confirm() }
    }
    if let key = KeyFiles.privateKey(among: repository) {
      throw FileError(
        "\(repository)/\(key) is a private key, and a web server serves whatever is in a repository's folder: move it"
      )
    }
    try FileBytes.makeFolder(repository)
    try await RepositoryLock.hold(repository) {
      try uploadList.check(folder)
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
      Console.print("\(repository): for development only, signed with a throw-away key of \(developmentKeys)")
    }
  }

  /// The signed roots, after a note about one that is begun: it isn't published.
  private func signedRoots() throws -> RootChain {
    let (chain, draft) = try roots.folder.chainAndDraft()
    if let draft { Console.print(roots.folder.note(of: draft)) }
    return chain
  }

  private func publish(
    _ content: BundleContent, named name: String, into folder: RepositoryFolder, with keys: [any Signer],
    roots: RootChain
  ) async throws {
    let now = try LifetimeOptions.now()
    let bases = try folder.patchBases(of: name, to: content, patches.policy, at: now) {
      Console.print("note: \($0)")
    }
    let state = try await folder.state(
      of: name, roots: roots, acceptsOlderRoots: allowGap, patchBases: bases, checksFiles: true)
    let publisher = Publisher(
      keys: keys, at: now, lifetimes: try lifetimes.lifetimes(of: RoleName.published),
      allowsGap: allowGap, allowsFuture: allowFuture || developmentKeys != nil,
      trustsClock: clock.trustClock, renews: renew)
    let publication = try publisher.publish(
      content, roots: roots, over: state, replacing: replacement.replacement())
    // Before the release, which is never published again: afterwards nobody would know its files.
    try uploadList.write(publication, in: folder)
    if let publication { try folder.write(publication) }
    guard let publication else {
      return Console.print("\(repository): \(content.summary); already published, nothing to write")
    }
    Console.print("\(repository): \(content.summary); \(publication.summary)")
    if let replaced = replacement.replaces, let reason = replacement.reason {
      Console.print("\(repository): replaces \(replaced): \(reason)")
    }
  }
}
