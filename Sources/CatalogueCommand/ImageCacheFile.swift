internal import CatalogueSources
internal import FileAccess

/// The pictures that a build drew, kept for the next one in the folder for generated files.
struct ImageCacheFile {
  private let path: String

  /// What ten thousand entries need, each with six pictures of 8 KiB.
  private static let limit = 512 << 20

  /// - Parameter folder: the folder for generated files.
  init(in folder: String) { path = "\(folder.trimmingSlashes)/.image-cache" }

  /// What the last build kept, by what it was drawn of; nothing where there is nothing of use.
  func read() -> [String: [UInt8]] {
    (try? FileBytes.read(path, limit: Self.limit)).map(ImageCache.pictures) ?? [:]
  }

  /// Keeps what a build drew.
  func store(_ pictures: [String: [UInt8]]) throws(FileError) {
    let bytes = ImageCache.bytes(of: pictures)
    guard bytes.count <= Self.limit else {
      return try ErrorStream.write(
        note: "\(path) would be larger than \(Self.limit >> 20) MiB: the next build draws all pictures again")
    }
    // It only spares the next build work: one that can't be written isn't missed.
    try? FileBytes.replace(path, with: bytes, isDurable: false)
  }
}
