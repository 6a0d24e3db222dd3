internal import ArgumentParser
internal import BundlePublisher
internal import CommandRunning
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// `catalogue-bundle refresh`
struct RefreshCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh",
    abstract: "Renew the snapshot and the timestamp; run it every day.",
    discussion: """
      Needs only the keys of these two roles. Exits with 100 when the root or the targets expire soon, or a new root waits \
      to be published: then somebody with other keys has to act.

        catalogue-bundle refresh --repository site --key-variable CI_KEY
      """)

  @Option(
    help: ArgumentHelp("The repository's folder, which a web server serves.", valueName: "folder"),
    transform: GivenPath.checked)
  var repository: String
  @Option(help: ArgumentHelp("The catalogue's target path.", valueName: "name"))
  var catalogue = "italy.json"
  @Option(help: ArgumentHelp("How many days before an expiry to warn.", valueName: "days"))
  var warnWithin: Int64 = 14
  @OptionGroup var roots: RootOptions
  @OptionGroup var keys: KeyOptions
  @OptionGroup var lifetimes: LifetimeOptions
  @OptionGroup var clock: ClockOptions
  @OptionGroup var uploadList: UploadListOptions

  func validate() throws {
    guard (0...36_500).contains(warnWithin) else {
      throw ValidationError("--warn-within: expected a number of days from 0 to 36500.")
    }
  }

  func run() async throws {
    var alarms: [String] = []
    let folder = RepositoryFolder(path: repository)
    try folder.checkIsBegun()
    try await RepositoryLock.hold(repository) {
      alarms = try await refresh(folder)
    }
    for alarm in alarms { Console.printError(alarm) }
    guard alarms.isEmpty else { throw ExitCode.findings }
  }

  /// Renews the files, and returns what somebody else has to do.
  private func refresh(_ folder: RepositoryFolder) async throws -> [String] {
    let (chain, draft) = try roots.folder.chainAndDraft()
    let keys = try keys.keys()
    let now = try LifetimeOptions.now()
    let publisher = Publisher(
      keys: keys, at: now, lifetimes: try lifetimes.lifetimes(of: [.snapshot, .timestamp]),
      trustsClock: clock.trustClock)
    try uploadList.check(folder)
    try folder.removeLeftovers()
    let state = try await folder.state(of: catalogue, roots: chain)
    let publication = try publisher.refresh(state, roots: chain)
    // Before the new files, which the next run doesn't write again: afterwards nobody would know them.
    try uploadList.write(publication, in: folder)
    try folder.write(publication)
    Console.print("\(repository): \(publication.summary)")
    if let draft { Console.print(roots.folder.note(of: draft)) }
    // The other two have just been renewed.
    let expiring = publication.expiries.filter {
      ![.snapshot, .timestamp].contains($0.role) && now.isExpiring($0.expires, withinDays: warnWithin)
    }
    return expiring.map { role, expires in
      let client = RoleName.topLevel.contains(role) ? "apps" : "clients that read bins"
      let state = expires > now.time ? "EXPIRES SOON" : "EXPIRED, and \(client) can't update"
      return "\(state): \(role.text), at \(expires): \(advice(role, draft))"
    }
      + (publication.waitingRoot.map {
        ["NOT PUBLISHED: root version \($0): publish it with the keys that it names"]
      } ?? [])
  }

  private func advice(_ role: RoleName, _ draft: RootDraft?) -> String {
    guard role == .root else { return "publish with the release key (\"publish --renew\")" }
    return draft.map { "\(roots.folder.file(of: $0)) is begun: sign it with \"catalogue-bundle root sign\"" }
      ?? "make a new root with \"catalogue-bundle root rotate\", and sign it with the root keys"
  }
}
