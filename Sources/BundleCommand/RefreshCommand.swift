internal import ArgumentParser
internal import BundlePublisher
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// `catalogue-bundle refresh`
struct RefreshCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh",
    abstract: "Sign the snapshot and the timestamp anew, once a day.",
    discussion: """
      Needs only the keys of these two. Ends with exit code 100 when the root or the targets expire soon, or a new root \
      waits to be published: then somebody with other keys has to act.

        catalogue-bundle refresh --repository site --key-variable CI_KEY
      """)

  @Option(help: ArgumentHelp("The folder that a web server serves.", valueName: "folder"))
  var repository: String
  @Option(help: ArgumentHelp("The catalogue's target path.", valueName: "name"))
  var catalogue = "italy.json"
  @Option(help: ArgumentHelp("How many days before an end to raise the alarm.", valueName: "days"))
  var warnWithin: Int64 = 14
  @OptionGroup var roots: RootOptions
  @OptionGroup var keys: KeyOptions
  @OptionGroup var lifetimes: LifetimeOptions
  @OptionGroup var uploadList: UploadListOptions

  func validate() throws {
    guard (0...36_500).contains(warnWithin) else {
      throw ValidationError("--warn-within takes a number of days from 0 to 36500.")
    }
  }

  func run() async throws {
    var alarms: [String] = []
    try await RepositoryLock.hold(repository) {
      alarms = try await refresh(RepositoryFolder(path: repository))
    }
    for alarm in alarms { ErrorStream.print(alarm) }
    guard alarms.isEmpty else { throw ExitCode.findings }
  }

  /// Signs anew, and returns what somebody else has to see to.
  private func refresh(_ folder: RepositoryFolder) async throws -> [String] {
    let chain = try roots.folder.chain()
    let keys = try keys.keys()
    let now = try LifetimeOptions.now()
    let publisher = Publisher(
      keys: keys, at: now, lifetimes: try lifetimes.lifetimes(of: [.snapshot, .timestamp]))
    try folder.removeLeftovers()
    let state = try await folder.state(of: catalogue, roots: chain)
    let publication = try publisher.refresh(state, roots: chain)
    try folder.write(publication)
    try uploadList.write(publication)
    print("\(repository): \(publication.summary)")
    // The job itself has just renewed the other two.
    let ending = publication.ends.filter { end in
      [.root, .targets].contains(end.role) && now.isPast(end.expires, withinDays: warnWithin)
    }
    return ending.map { "EXPIRES SOON: \($0.role.text), at \($0.expires): \(Self.advice($0.role))" }
      + (publication.waitingRoot.map {
        ["NOT PUBLISHED: root version \($0): publish with the keys that it names"]
      } ?? [])
  }

  private static func advice(_ role: RoleName) -> String {
    role == .root
      ? "make a new root with \"catalogue-bundle root rotate\", and sign it with the root keys"
      : "publish with the release key"
  }
}
