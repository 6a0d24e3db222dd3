internal import CommandRunning
internal import Foundation

/// Asks git, where there is one, which files it tracks.
enum GitFiles {
  /// The tracked files under a folder; none outside a repository, or without git.
  static func tracked(under folder: String) -> [String] {
    let git = CommandContext.current.process(["git", "ls-files", "-z", "--", folder])
    let output = Pipe()
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    git.standardInput = FileHandle.nullDevice
    guard (try? git.run()) != nil else { return [] }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    git.waitUntilExit()
    guard git.terminationStatus == 0 else { return [] }
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
