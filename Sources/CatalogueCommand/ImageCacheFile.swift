internal import CatalogueSources
internal import FileAccess
internal import Foundation

/// The pictures that a build drew, kept for the next one in the folder for generated files.
struct ImageCacheFile {
  private let path: String

  /// What the file is called.
  static let name = ".image-cache"

  /// What ten thousand entries need, each with six pictures of 8 KiB.
  private static let limit = 512 << 20

  /// - Parameter folder: the folder for generated files.
  init(in folder: String) { path = "\(folder.trimmingSlashes)/\(Self.name)" }

  /// What the last build kept; nothing where there is nothing of use.
  func read() -> ImageCache {
    (try? FileBytes.read(path, limit: Self.limit)).map { ImageCache($0) } ?? .empty
  }

  /// Keeps what a build drew.
  func store(_ cache: ImageCache) throws(FileError) {
    let bytes = cache.bytes
    guard bytes.count <= Self.limit else {
      return try ErrorStream.write(
        note: "\(path) would be larger than \(Self.limit >> 20) MiB: the next build draws all pictures again")
    }
    // It only spares the next build work: one that can't be written isn't missed.
    _ = try? FileBytes.replace(path, with: bytes, isDurable: false)
  }

  /// Forgets the pictures, once nobody asks for any.
  func delete() { unlink(path.systemPath) }
}
