internal import BundlePublisher
internal import FileAccess

/// The files on disk that a release is made of.
struct ContentFiles {
  private static let longestCatalogue = 256 << 20
  private static let longestLogo = 1 << 20

  let catalogue: String
  /// The folder that holds `logos/`.
  let generated: String

  /// The release, whose catalogue is published under a name.
  func content(named name: String) throws -> BundleContent {
    let json = try Self.read(catalogue, limit: Self.longestCatalogue)
    guard let compressed = Gzip.compress(json) else { throw FileError("there isn't enough memory") }
    // The closure can't throw; what it met is told in place of the error that follows from it.
    var failure: FileError?
    do {
      return try BundleContent(name: name, json: json, compressed: compressed) { path in
        let file = "\(generated)/\(path)"
        do throws(FileError) {
          return try FileBytes.isThere(file) ? try Self.read(file, limit: Self.longestLogo) : nil
        } catch {
          failure = error
          return nil
        }
      }
    } catch {
      throw failure ?? error
    }
  }

  /// A whole file, and never a part of a longer one.
  private static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let bytes = try FileBytes.read(path, limit: limit + 1)
    guard bytes.count <= limit else {
      throw FileError("\(path) is longer than \(limit) bytes: make it smaller")
    }
    return bytes
  }
}
