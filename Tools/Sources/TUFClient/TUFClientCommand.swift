internal import ArgumentParser
internal import UpdateFramework

/// `tuf-client`
@main
struct TUFClientCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tuf-client",
    abstract: "Read any TUF 1.0 repository as the apps read the catalogue's, for conformance tests.",
    discussion: """
      tuf-client --metadata-dir D init ROOT
      tuf-client --metadata-dir D --metadata-url U refresh
      tuf-client --metadata-dir D --metadata-url U --target-name T --target-base-url B --target-dir O download

      Verified metadata is kept in D as it came, verified targets in O under their percent-encoded names. Exit codes: \
      0 done, 1 not done, 64 wrong usage.
      """)

  /// What to do.
  enum Action: String, ExpressibleByArgument, CaseIterable {
    case `init`, refresh, download
  }

  @OptionGroup var repository: RepositoryOptions
  @OptionGroup var targets: TargetOptions
  @Argument(help: "What to do.") var action: Action
  @Argument(help: ArgumentHelp("The root to begin with; for init.", valueName: "file")) var root: String?

  func validate() throws {
    switch action {
    case .`init`:
      guard root != nil else { throw ValidationError("init needs the root's file") }
    case .refresh:
      _ = try repository.address()
    case .download:
      _ = (try repository.address(), try targets.address(), try targets.folder())
      guard !targets.names.isEmpty else { throw ValidationError("download needs --target-name") }
    }
  }

  func run() async throws {
    let folder = MetadataFolder(path: repository.folder)
    if action == .`init` { return try folder.begin(rootIn: root ?? "") }
    var updater = try Updater(folder: folder, address: repository.address())
    try await updater.refresh()
    guard action == .download else { return }
    let store = TargetFolder(path: try targets.folder())
    for name in targets.names {
      try await updater.download(name, from: targets.address(), to: store)
    }
  }
}
