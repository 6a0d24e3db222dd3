internal import FileAccess
internal import Foundation

/// What a build keeps of the logos for the next one, in the folder for generated files.
///
/// It is for this very program alone. The normaliser's version is in it too, but that is raised by hand, and says
/// nothing of the words of a finding.
struct LogoCacheFile {
  private let path: String
  private let program = FileIdentities.ofThisProgram.bytes

  /// What ten thousand logos need, each with 12 KiB in all its forms.
  private static let limit = 128 << 20

  init(_ options: FileOptions) { path = "\(options.generated.trimmingSlashes)/.logo-cache" }

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
    // Only a help for the next build: where it can't be written, that one does its work.
    try? FileBytes.replace(path, with: program + cache, isDurable: false)
  }
}
