internal import ArgumentParser
internal import BundlePublisher
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// `catalogue-bundle refresh`
struct RefreshCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh",
    abstract: "Sign the snapshot and the timestamp anew, once a day.",
    discussion: """
      Needs only the keys of these two. Ends with exit code 100 when the root or the targets expire soon: then somebody \
      with their keys has to act.

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

  func validate() throws {
    guard (0...36_500).contains(warnWithin) else {
      throw ValidationError("--warn-within takes a number of days from 0 to 36500.")
    }
  }

  func run() throws {
    var ending: [(role: RoleName, expires: UTCTime)] = []
    try RepositoryLock.hold(repository) { ending = try refresh(RepositoryFolder(path: repository)) }
    for (role, end) in ending { printError("EXPIRES SOON: \(role.text), at \(end): \(Self.advice(role))") }
    guard ending.isEmpty else { throw ExitCode.findings }
  }

  /// Signs anew, and returns what this job has no key for and expires soon.
  private func refresh(_ folder: RepositoryFolder) throws -> [(role: RoleName, expires: UTCTime)] {
    let chain = try roots.folder.chain()
    guard let published = try folder.release(of: catalogue, roots: chain) else {
      throw FileError("\(repository) has no release: publish one first")
    }
    let now = try LifetimeOptions.now()
    let publisher = Publisher(keys: try keys.keys(), at: now, lifetimes: try lifetimes.lifetimes())
    let publication = try publisher.refresh(published, roots: chain)
    try folder.write(publication)
    print("\(repository): \(publication.summary)")
    return publication.ends.filter { end in
      [.root, .targets].contains(end.role) && now.isPast(end.expires, withinDays: warnWithin)
    }
  }

  private static func advice(_ role: RoleName) -> String {
    role == .root
      ? "make a new root with \"catalogue-bundle root rotate\", and sign it with the root keys"
      : "publish with the release key"
  }
}

/// Prints a line to the error stream.
func printError(_ line: String) { try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8)) }
