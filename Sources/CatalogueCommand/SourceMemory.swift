internal import Diagnostics
internal import FileAccess
internal import Foundation

/// The files that were read before: one that has the same identity isn't read again.
final class SourceMemory {
  private var files: [String: (identity: [UInt8], source: SourceText)] = [:]

  /// A file changed just now could be changed again within the same tick of the file system's clock.
  private static let tick: Int64 = 100_000_000

  /// The file's text.
  func source(_ path: String) throws(FileError) -> SourceText {
    var identities = FileIdentities()
    identities.add(path)
    if let known = files[path], known.identity == identities.bytes { return known.source }
    let source = try SourceFolder.source(path)
    let age = Int64(Date().timeIntervalSince1970 * 1e9) - identities.newestChange
    files[path] = age > Self.tick ? (identities.bytes, source) : nil
    return source
  }
}
