internal import CatalogueSources
internal import FileAccess
internal import Foundation

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
  func read() -> BuildCache { BuildCache(stored()) }

  private func stored() -> [UInt8] {
    // The program is named last: cut off there, the rest needn't be copied.
    guard var stored = try? FileBytes.read(path, limit: Self.limit),
      stored.suffix(program.count).elementsEqual(program)
    else { return [] }
    stored.removeLast(program.count)
    return stored
  }

  /// Keeps what a build learnt.
  func store(_ cache: [UInt8]) throws(FileError) {
    guard program.count + cache.count <= Self.limit else {
      return try ErrorStream.write(
        note: "\(path) would be larger than \(Self.limit >> 30) GiB: the next build reads everything again")
    }
    // It only spares the next build work: one that can't be written isn't missed.
    _ = try? FileBytes.replace(path, with: cache, followedBy: program, isDurable: false)
    unlink(earlier)
  }
}
