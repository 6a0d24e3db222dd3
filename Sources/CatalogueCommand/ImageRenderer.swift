internal import CatalogueEmit
internal import CatalogueSources
internal import FileAccess

/// Draws the pictures of entries, or takes them from what the last build drew.
struct ImageRenderer {
  private let cache: ImageCacheFile

  /// - Parameter folder: the folder for generated files.
  init(in folder: String) { cache = ImageCacheFile(in: folder) }

  /// The pictures as files, and what to keep of them once they are written.
  /// - Throws: for the first one that can't be drawn.
  func draw(_ images: [EmittedImage], jobs: Int) async throws(FileError) -> DrawnImages {
    guard !images.isEmpty else { return DrawnImages(files: [], drawn: nil, cache: cache) }
    let stored = cache.read()
    let renderer = Rasterizer.version
    // Another version may draw other pixels. Without any, what was drawn is still right.
    let known = renderer == nil || renderer == stored.renderer ? stored.pictures : [:]
    let drawn = await ParallelMap(jobs: jobs).map(images, smallestPiece: 1) {
      image -> (key: String, bytes: [UInt8]?) in
      let key = SHA256.hexadecimal(of: Array("\(image.width) \(image.height) ".utf8) + image.svg)
      return (key, known[key] ?? (renderer == nil ? nil : Self.png(of: image)))
    }
    var files: [EmittedFile] = []
    for (image, result) in zip(images, drawn) {
      guard let bytes = result.bytes else { throw Self.failure(image, renderer) }
      files.append(EmittedFile(destination: .generated(image.name), bytes: bytes))
    }
    let pictures = ImageCache(
      renderer: renderer ?? stored.renderer,
      pictures: Dictionary(drawn.map { ($0.key, $0.bytes ?? []) }) { first, _ in first })
    return DrawnImages(files: files, drawn: pictures == stored ? nil : pictures, cache: cache)
  }

  private static func failure(_ image: EmittedImage, _ renderer: String?) -> FileError {
    guard let renderer else {
      return FileError("\(image.name) has to be drawn by rsvg-convert: \(Rasterizer.advice)")
    }
    return FileError(
      "\(image.name) couldn't be drawn: \(renderer) gave no PNG of \(image.width) x \(image.height) pixels")
  }

  /// `nil` also for a PNG of another size, or a part of one.
  private static func png(of image: EmittedImage) -> [UInt8]? {
    Rasterizer.png(of: image.svg, width: image.width, height: image.height).flatMap { bytes in
      PNGSize(bytes) == PNGSize(width: image.width, height: image.height) ? bytes : nil
    }
  }
}

/// The pictures of a build.
struct DrawnImages {
  let files: [EmittedFile]
  /// `nil` where the cache has just these already.
  fileprivate let drawn: ImageCache?
  fileprivate let cache: ImageCacheFile

  /// Keeps them for the next build.
  func keep() throws(FileError) {
    if let drawn { try cache.store(drawn) }
    if files.isEmpty { cache.delete() }
  }
}

/// The width and height of a whole PNG (PNG, sections 5.2, 11.2.2 and 11.2.5).
private struct PNGSize: Equatable {
  let (width, height): (Int, Int)

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  init?(_ bytes: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
    guard bytes.count >= 45, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8),
      bytes.suffix(end.count).elementsEqual(end)
    else { return nil }
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(16..<20), number(20..<24))
  }
}
