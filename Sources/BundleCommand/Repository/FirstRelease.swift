internal import BundlePublisher
internal import CommandRunning
internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// The first release into a folder, which begins a repository at version 1. Somebody has to mean it: where the folder's
/// name is misspelt or its download failed, apps would take the new repository for an attack.
struct FirstRelease {
  let folder: RepositoryFolder

  /// Rejects a folder that has files of later releases and no release: then a part of the repository is missing. A first
  /// publisher that was stopped leaves files of version 1.
  /// - Throws: `FileError`, with what to do.
  func checkIsPossible() throws(FileError) {
    guard try !folder.hasRelease else { return }
    let later = try folder.names(in: BundleFile.metadata).sorted().first { name in
      let version = name.split(separator: ".").first.flatMap { Int64($0) } ?? 0
      return version > 1 && [RoleName.snapshot, .targets].contains { name.hasSuffix(".\($0.fileName)") }
    }
    guard let later else { return }
    throw FileError(
      "\(folder.path) has metadata/\(later) and no \(RepositoryFolder.timestampPath): download the published repository "
        + "whole, or begin a new one in another folder")
  }

  /// Lets a folder pass that has a release; for another one, asks the person at the terminal.
  /// - Throws: `FileError` when there is nobody to ask, or they say no.
  func confirm() throws(FileError) {
    guard try !folder.hasRelease else { return }
    let context = CommandContext.current
    guard context.input.isTerminal, context.output.isTerminal else {
      let found =
        try folder.isBegun
        ? "\(folder.path) has metadata and no \(RepositoryFolder.timestampPath): download the published repository whole"
        : "no repository at \(folder.path): check the name, or download the published repository into it"
      throw FileError("\(found); for a first release give --first")
    }
    Console.print(
      "\(folder.path) holds no release. Begin a new repository at version 1? [y/N]", terminator: " ")
    guard ["y", "yes"].contains(context.readLine()?.lowercased()) else {
      throw FileError("nothing was published into \(folder.path)")
    }
  }
}
