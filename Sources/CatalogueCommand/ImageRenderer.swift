internal import CatalogueEmit
internal import CatalogueSources
internal import FileAccess

/// Draws the pictures of entries, or takes them from what the last build drew.
struct ImageRenderer {
  private let cache: ImageCacheFile
  private let version: String

  /// - Parameter folder: the folder for generated files.
  /// - Throws: where there is nothing to draw with.
  init(in folder: String) throws(FileError) {
    guard let version = Rasterizer.version else {
      throw FileError("pictures of entries are asked for, and rsvg-convert draws them: \(Rasterizer.advice)")
    }
    (cache, self.version) = (ImageCacheFile(in: folder), version)
  }

  /// The pictures as files, and what to keep of them once they are written.
  /// - Throws: for the first one that can't be drawn.
  func draw(_ images: [EmittedImage], jobs: Int) async throws(FileError) -> DrawnImages {
    let known = cache.read()
    let version = version
    let drawn = await ParallelMap(jobs: jobs).map(images) { image -> (key: String, bytes: [UInt8]?) in
      let key = SHA256.hexadecimal(of: Array("\(version) \(image.width) \(image.height) ".utf8) + image.svg)
      return (key, known[key] ?? Self.png(of: image))
    }
    var files: [EmittedFile] = []
    for (image, result) in zip(images, drawn) {
      guard let bytes = result.bytes else {
        throw FileError(
          "\(image.name) couldn't be drawn: \(version) gave no PNG of \(image.width) x \(image.height) pixels"
        )
      }
      files.append(EmittedFile(destination: .generated(image.name), bytes: bytes))
    }
    let pictures = Dictionary(drawn.map { ($0.key, $0.bytes ?? []) }) { first, _ in first }
    return DrawnImages(files: files, pictures: pictures == known ? nil : pictures, cache: cache)
  }

  /// `nil` also for a PNG of another size.
  private static func png(of image: EmittedImage) -> [UInt8]? {
    Rasterizer.png(of: image.svg, width: image.width, height: image.height).flatMap { bytes in
      PNGSize(bytes) == PNGSize(width: image.width, height: image.height) ? bytes : nil
    }
  }
}

/// The pictures of a build.
struct DrawnImages {
  /// No pictures.
  static let none = DrawnImages(files: [], pictures: nil, cache: nil)

  let files: [EmittedFile]
  /// `nil` where the cache has just these already.
  fileprivate let pictures: [String: [UInt8]]?
  fileprivate let cache: ImageCacheFile?

  /// Keeps them for the next build.
  func keep() throws(FileError) {
    if let pictures { try cache?.store(pictures) }
  }
}

/// The width and height that a PNG's first chunk has (PNG, section 11.2.2).
private struct PNGSize: Equatable {
  let (width, height): (Int, Int)

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  init?(_ bytes: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 33, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
      return nil
    }
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(16..<20), number(20..<24))
  }
}
