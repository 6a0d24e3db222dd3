internal import CZlib

/// A ZIP archive whose files aren't compressed (APPNOTE 6.3.10): pictures, which a pass is made of, hardly shrink.
enum ZIPArchive {
  /// What the fields of a size, an offset and a count hold.
  private static let (mostBytes, mostFiles) = (Int(UInt32.max), Int(UInt16.max))
  /// Version 2.0 of the format, on Unix.
  private static let (neededVersion, madeBy): (UInt16, UInt16) = (20, 3 << 8 | 20)
  /// Names are UTF-8.
  private static let flags: UInt16 = 1 << 11
  /// The first day that the format knows, 1980-01-01: the bytes don't depend on the clock.
  private static let day: UInt16 = 1 << 5 | 1
  /// A regular file that everybody may read.
  private static let attributes: UInt32 = 0o100644 << 16

  /// - Parameter files: their names and contents, in the order of the archive.
  static func bytes(of files: [(name: String, content: [UInt8])]) throws(PassError) -> [UInt8] {
    var (archive, directory) = (LittleEndian(), LittleEndian())
    let size = files.reduce(0) { $0 + $1.content.count + 2 * $1.name.utf8.count + 128 }
    guard files.count <= mostFiles, size <= mostBytes else {
      throw PassError("the files are too large for a pass")
    }
    for file in files {
      let offset = archive.bytes.count
      archive.append(UInt32(0x0403_4B50), neededVersion)
      appendHeader(of: file, to: &archive)
      archive.bytes += Array(file.name.utf8) + file.content
      directory.append(UInt32(0x0201_4B50), madeBy, neededVersion)
      appendHeader(of: file, to: &directory)
      // No comment, the first disk, not known to be text.
      directory.append(UInt16(0), UInt16(0), UInt16(0), attributes, UInt32(offset))
      directory.bytes += Array(file.name.utf8)
    }
    let start = archive.bytes.count
    archive.bytes += directory.bytes
    archive.append(UInt32(0x0605_4B50), UInt16(0), UInt16(0), UInt16(files.count), UInt16(files.count))
    archive.append(UInt32(directory.bytes.count), UInt32(start), UInt16(0))
    return archive.bytes
  }

  /// The fields that a file's header and its entry in the directory share.
  private static func appendHeader(
    of file: (name: String, content: [UInt8]), to bytes: inout LittleEndian
  ) {
    let checksum = file.content.withUnsafeBufferPointer {
      crc32(0, $0.baseAddress, uInt($0.count))
    }
    let (method, time): (UInt16, UInt16) = (0, 0)
    bytes.append(flags, method, time, day, UInt32(truncatingIfNeeded: checksum))
    bytes.append(UInt32(file.content.count), UInt32(file.content.count))
    // No extra fields.
    bytes.append(UInt16(file.name.utf8.count), UInt16(0))
  }
}

/// Bytes of numbers, the lowest byte first.
private struct LittleEndian {
  var bytes: [UInt8] = []

  mutating func append(_ numbers: any FixedWidthInteger...) {
    for number in numbers { appendOne(number) }
  }

  private mutating func appendOne<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
