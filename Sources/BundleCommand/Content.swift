internal import BundlePublisher
internal import CZlib
internal import FileAccess

/// The files on disk of which a release consists.
struct ContentFiles {
  static let longestCatalogue = 256 << 20
  private static let longestAsset = 1 << 20

  let catalogue: String
  /// The folder that holds `logos/`.
  let generated: String

  /// The release. Its catalogue is published under a name.
  func content(named name: String) throws -> BundleContent {
    let json = try Self.read(catalogue, limit: Self.longestCatalogue)
    guard let compressed = Gzip.compress(json) else { throw FileError("there isn't enough memory") }
    // The closure can't throw: its error is thrown later, in place of the one that follows from it.
    var failure: FileError?
    do {
      return try BundleContent(
        name: name, json: json, compressed: compressed, readBack: { try AnyCatalogue.readBack(json, $0) }
      ) { path in
        let file = "\(generated)/\(path)"
        do throws(FileError) {
          return try FileBytes.isThere(file) ? try Self.read(file, limit: Self.longestAsset) : nil
        } catch {
          failure = error
          return nil
        }
      }
    } catch {
      throw failure ?? error
    }
  }

  /// A whole file; a longer one is an error.
  private static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let bytes = try FileBytes.read(path, limit: limit + 1)
    guard bytes.count <= limit else {
      throw FileError("\(path) is longer than \(limit) bytes: make it smaller")
    }
    return bytes
  }
}

/// Compresses a file as gzip (RFC 1952), without a name and a time, so that the same file gives the same bytes.
enum Gzip {
  /// The largest window, with gzip's header (zlib.h, `deflateInit2`).
  private static let windowBits: Int32 = 15 + 16

  /// The compressed bytes; `nil` when memory runs out.
  static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    guard
      deflateInit2_(
        &stream, Z_BEST_COMPRESSION, Z_DEFLATED, windowBits, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, uLong(bytes.count))))
    let isComplete = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        stream.next_in = source.baseAddress
        stream.avail_in = uInt(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = uInt(target.count)
        return deflate(&stream, Z_FINISH) == Z_STREAM_END
      }
    }
    return isComplete ? Array(output.prefix(Int(stream.total_out))) : nil
  }
}
