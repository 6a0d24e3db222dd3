internal import CZlib

/// Compresses a file as gzip (RFC 1952), without a name and a time, so that the same file gives the same bytes.
enum Gzip {
  /// Asks for gzip's header around the largest window (zlib.h, `deflateInit2`).
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
