internal import Diagnostics
internal import StrictJSON

/// What a build learnt of the files of entries and of logos, for the next one.
///
/// The key is all that decides the result: a file's path and bytes, which are compared one by one and not by a hash, so that
/// no file can pass for another; and for entries the files of their kind. The program that wrote the cache is compared
/// by whoever reads the file.
package struct BuildCache: Sendable {
  /// A file of an entry in which nothing was found, as its reader read it.
  private struct Entry: Sendable {
    let bytes: ArraySlice<UInt8>
    let value: ArraySlice<UInt8>
  }

  private struct Logo: Sendable {
    let bytes: ArraySlice<UInt8>
    let facts: LogoFacts
  }

  /// By the paths' bytes: two names may look alike.
  private var entries: [ByteString: Entry] = [:]
  private var logos: [ByteString: Logo] = [:]

  /// What was read of the same file, in which nothing was found; `nil` where there was none.
  func value(of file: SourceText) -> EncodedValue? {
    guard let entry = entries[ByteString(file.path)], entry.bytes == file.bytes[...] else {
      return nil
    }
    var reader = BinaryReader(entry.value)
    guard let value = try? LocatedValue(&reader), reader.isAtEnd else { return nil }
    return EncodedValue(value: value, bytes: entry.value)
  }

  /// What is known of the same file; `nil` where there was none.
  func facts(of file: SourceText) -> LogoFacts? {
    guard let logo = logos[ByteString(file.path)], logo.bytes == file.bytes[...] else { return nil }
    return logo.facts
  }
}

/// A value with the bytes that a cache has of it.
struct EncodedValue: Sendable {
  let value: LocatedValue
  let bytes: ArraySlice<UInt8>
}

/// The cache as a file: a line that says what it is, a checksum of all that follows, the kind, the entries, the logos.
extension BuildCache {
  static let title = Array("build cache 1\n".utf8)

  /// Reads the cache of an earlier build by the same program. One that is cut off or damaged is empty; and so are its
  /// entries where their kind had other files.
  init(_ bytes: [UInt8], kind: KindFiles) {
    self.init()
    guard let cache = try? Self.read(bytes, kind: kind) else { return }
    self = cache
  }

  private static func read(
    _ bytes: [UInt8], kind: KindFiles
  ) throws(BinaryReader.Malformed) -> BuildCache {
    var reader = BinaryReader(bytes)
    guard try reader.take(title.count).elementsEqual(title), try reader.word() == Checksum.of(reader.rest)
    else { throw BinaryReader.Malformed() }
    let isSameKind = try reader.text() == kind.digest
    var cache = BuildCache()
    for _ in 0..<(try reader.number()) {
      let (path, bytes) = (ByteString(try reader.text()), try reader.slice())
      let value = try reader.slice()
      if isSameKind { cache.entries[path] = Entry(bytes: bytes, value: value) }
    }
    for _ in 0..<(try reader.number()) {
      let (path, bytes) = (ByteString(try reader.text()), try reader.slice())
      let facts = try LogoFacts(&reader)
      cache.logos[path] = Logo(bytes: bytes, facts: facts)
    }
    guard reader.isAtEnd else { throw BinaryReader.Malformed() }
    return cache
  }

  /// What tells a cache from others: how it begins, up to the checksum.
  package static func mark(of bytes: [UInt8]) -> [UInt8] { Array(bytes.prefix(title.count + 8)) }
}

extension BinaryReader {
  /// Bytes with their count before them, which aren't copied.
  fileprivate mutating func slice() throws(Malformed) -> ArraySlice<UInt8> { try take(try number()) }
}

extension KindFiles {
  /// A digest of all that decides how an entry's file is read.
  var digest: String {
    var writer = BinaryWriter()
    for file in schemas + [configuration] + words.sorted(by: { $0.key < $1.key }).map(\.value) {
      writer.write(file.path)
      writer.write(file.bytes)
    }
    return SHA256.hexadecimal(of: writer.bytes)
  }
}
