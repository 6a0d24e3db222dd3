internal import CatalogueSources
internal import FileAccess
internal import Foundation
internal import StrictJSON

/// What a build learnt of its sources, kept for the next one in the folder for generated files.
///
/// Only this very program reads it: another one may find and write other things.
struct BuildCacheFile {
  private let path: String
  /// What a build of an earlier version of this program kept.
  private let earlier: String
  private let program = FileIdentities.ofThisProgram.bytes

  /// What the file is called, and what it was called before.
  static let names = [".build-cache", ".logo-cache"]

  /// More than a hundred thousand entries need.
  private static let limit = 4 << 30

  /// - Parameter folder: the folder for generated files.
  init(in folder: String) {
    path = "\(folder.trimmingSlashes)/\(Self.names[0])"
    earlier = "\(folder.trimmingSlashes)/\(Self.names[1])"
  }

  /// What the last build kept; empty where there is nothing of use.
  func read() -> BuildCache {
    guard let stored = (try? FileBytes.read(path, limit: Self.limit)).map({ SharedBytes($0) }) else {
      return BuildCache()
    }
    // The program is named last: cut off there, the rest needn't be copied.
    let end = max(0, stored.count - program.count)
    guard stored[end..<stored.count].hasSameBytes(as: program) else { return BuildCache() }
    return BuildCache(stored[0..<end])
  }

  /// Keeps what a build learnt.
  /// - Returns: its checksum (``BuildCache/checksum``); `nil` where it couldn't be kept.
  func store(_ contents: BuildCacheContents) throws(FileError) -> [UInt8]? {
    var (checksum, count): ([UInt8]?, Int) = (nil, 0)
    do throws(FileError) {
      try FileBytes.replace(path, isDurable: false) { file throws(FileError) in
        func append(_ part: [UInt8]) throws(FileError) {
          count += part.count
          guard count <= Self.limit else {
            throw FileError(
              "\(path) would be larger than \(Self.limit >> 30) GiB: the next build reads everything again")
          }
          try file.append(part)
        }
        checksum = try contents.write(to: append)
        try append(program)
      }
    } catch {
      // It only spares the next build work: one that can't be written isn't missed.
      if count > Self.limit { try ErrorStream.write(note: error.description) }
      return nil
    }
    unlink(earlier.systemPath)
    return checksum
  }
}
