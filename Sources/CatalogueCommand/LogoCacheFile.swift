internal import FileAccess
internal import Foundation

/// The normalised logos that a build keeps for the next one, in the folder for generated files.
///
/// Only this very program reads it. The normaliser's version is in it too, but that is raised by hand, and doesn't
/// cover the words of findings.
struct LogoCacheFile {
  private let path: String
  private let program = FileIdentities.ofThisProgram.bytes

  /// What ten thousand logos need, each with 12 KiB in all its forms.
  private static let limit = 128 << 20

  /// - Parameter folder: the folder for generated files.
  init(in folder: String) { path = "\(folder.trimmingSlashes)/.logo-cache" }

  /// What the last build kept; empty where there is nothing of use.
  func read() -> [UInt8] {
    guard let stored = try? FileBytes.read(path, limit: Self.limit), stored.starts(with: program) else {
      return []
    }
    return Array(stored.dropFirst(program.count))
  }

  /// Keeps what a build made, unless that is what it was given.
  func store(_ cache: [UInt8], unlessIn given: [UInt8]) {
    guard cache != given, program.count + cache.count <= Self.limit else { return }
    // It only spares the next build work: one that can't be written isn't missed.
    try? FileBytes.replace(path, with: program + cache, isDurable: false)
  }
}
