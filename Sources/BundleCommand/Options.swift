internal import ArgumentParser
internal import BundlePublisher
internal import CommandRunning
internal import Diagnostics
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// The lifetimes of signed files, and the present time.
struct LifetimeOptions: ParsableArguments {
  @Option(
    name: .customLong("expires"),
    help: ArgumentHelp(
      "After how many days a role's file expires. Default: targets=90, snapshot=7, timestamp=7; for "
        + "\"catalogue-bundle root\": root=365.",
      valueName: "role=days"),
    transform: RoleArgument.read)
  var expiries: [RoleArgument] = []

  /// - Parameter roles: the roles whose files the subcommand signs.
  func lifetimes(of roles: [RoleName]) throws -> Lifetimes {
    var lifetimes = Lifetimes()
    if let role = expiries.map(\.role).first(where: { !roles.contains($0) }) {
      throw ValidationError("--expires \(role.text)=...: this subcommand doesn't sign \(role.text).")
    }
    for (role, days) in try RoleArgument.numbers(expiries) { lifetimes[role] = days }
    return lifetimes
  }

  /// The present time.
  static func now() throws -> SigningTime {
    guard let time = SigningTime(secondsSince1970: CommandContext.current.seconds) else {
      throw ValidationError("this machine's clock is not in the years 1970 to 9999: set it.")
    }
    return time
  }
}

/// Whether the clock may say something else than the published files.
struct ClockOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Sign by this machine's clock, whatever the published files say: after a run by a clock that was wrong, after months "
        + "without one, or for shorter lifetimes."))
  var trustClock = false
}

/// Where to write the list of files to upload.
struct UploadListOptions: ParsableArguments {
  @Option(
    name: .customLong("upload-list"),
    help: ArgumentHelp(
      "Add the paths of all new files to this file, a line each, in the order in which they must be uploaded. Delete it "
        + "when they are uploaded.",
      valueName: "file"), transform: GivenPath.checked)
  var path: String?

  /// - Throws: `FileError` where files of the repository wait to be uploaded that another list has: what this run signs
  ///   leads to them, and its own list would be uploaded without them.
  func check(_ folder: RepositoryFolder) throws(FileError) {
    guard let other = try PendingUpload(folder).list,
      path.map({ !FileBytes.isSameFile($0, as: other) }) ?? true
    else { return }
    throw FileError(
      "\(folder.path) has files that wait to be uploaded, as \(other) lists them: upload them and delete that list, or add "
        + "to it: --upload-list \(other.shellWord)")
  }

  /// Adds the files of a publication, if there is one, to those that earlier runs have written.
  func write(_ publication: Publication?, in folder: RepositoryFolder) throws(FileError) {
    guard let path else { return }
    let list = PathList(path: path, option: "--upload-list")
    let earlier = try list.add(publication?.files.map(\.path) ?? []) { path throws(FileError) in
      try folder.exists(path)
    }
    try PendingUpload(folder).remember(path)
    guard earlier > 0 else { return }
    Console.print(
      "note: \(path) still lists \(earlier.counted("file")) of earlier runs: upload all, then delete it")
  }
}
