internal import FileAccess
internal import Foundation

/// Remembers a build without findings by the identity of every file that it read and wrote, so that the next one
/// need not read ten thousand files to learn that nothing has changed.
///
/// A file counts as unchanged when its size, its inode and its times of change of content and of status (in
/// nanoseconds) are the same, as in git's index. A status time can't be set back, so that a file that was replaced by
/// one of the same size and age is noticed too.
struct BuildRecord {
  private let options: FileOptions<WrittenOutput>
  private let inputs: [UInt8]
  private let newestChange: Int64

  /// Looks at the inputs; to be called before they are read, so that a change during the build isn't missed.
  init(_ options: FileOptions<WrittenOutput>) {
    self.options = options
    let identities = FileIdentities.ofInputs(options)
    inputs = identities.bytes
    newestChange = identities.newestChange
  }

  private var path: String { options.generated.trimmingSlashes + "/.build-record" }

  /// The last build's summary, if it read these very files and its own files are still there.
  func summaryOfSameBuild() -> String? {
    guard let stored = try? FileBytes.read(path, limit: 1 << 30) else { return nil }
    guard let end = stored.firstIndex(of: 0x0A) else { return nil }
    let summary = stored[..<end]
    guard stored[(end + 1)...] == (inputs + outputs().bytes)[...] else { return nil }
    return String(decoding: summary, as: UTF8.self)
  }

  /// Remembers a build and its summary.
  func store(summary: String) {
    // A file changed just now could be changed again within the same tick of the file system's clock.
    let now = Int64(Date().timeIntervalSince1970 * 1e9)
    guard now - newestChange > 100_000_000 else { return forget() }
    // It only spares the next build work: one that can't be written isn't missed.
    try? FileBytes.replace(
      path, with: Array(summary.utf8) + [0x0A] + inputs + outputs().bytes, isDurable: false)
  }

  /// Forgets the last build.
  func forget() { unlink(path) }

  private func outputs() -> FileIdentities {
    var identities = FileIdentities()
    identities.add(options.cataloguePath)
    let folder = options.generated.trimmingSlashes
    for name in GeneratedFileList(in: options.generated).names() { identities.add("\(folder)/\(name)") }
    return identities
  }
}
