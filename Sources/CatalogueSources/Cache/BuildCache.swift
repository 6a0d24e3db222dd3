internal import Diagnostics
public import StrictJSON

/// What a build learnt of the files of entries and of logos, for the next one.
///
/// The key is all that decides the result: a file's path and bytes, which are compared one by one and not by a hash, so that
/// no file can pass for another; and for entries the files of their kind. The program that wrote the cache is compared
/// by whoever reads the file.
public struct BuildCache: Sendable {
  /// A file of an entry.
  private struct Entry: Sendable {
    let bytes: SharedBytes
    /// What was read; `nil` where something was found in it.
    let content: SharedBytes?
  }

  private struct Logo: Sendable {
    let bytes: SharedBytes
    let facts: LogoFacts
  }

  /// Its checksum, which identifies it; `nil` for an empty one.
  package private(set) var checksum: [UInt8]?
  /// The digest of the kind's files by which the entries were read.
  private var kindDigest = ""
  private var entries: [Entry] = []
  /// The indices of the entries by the paths' bytes: two names may look alike.
  private var indices: [ByteString: Int] = [:]
  private var logos: [ByteString: Logo] = [:]
  /// What the entries were published with (``ParsedSources/publishedInputs``); `nil` where the entries aren't known.
  private(set) var publishedInputs: SharedBytes?

  /// An empty one.
  public init() {}

  /// What is known of the same file, in which nothing was found; `nil` where there was none.
  func content(of file: SourceText) -> SharedBytes? {
    guard let index = indices[ByteString(file.path)], let content = entries[index].content,
      entries[index].bytes.hasSameBytes(as: file.bytes)
    else { return nil }
    return content
  }

  /// The bytes that an entry's or logo's file had; `nil` where they aren't known.
  package func bytes(ofFile path: String) -> SharedBytes? {
    let path = ByteString(path)
    guard let index = indices[path] else { return logos[path]?.bytes }
    return entries[index].content == nil ? nil : entries[index].bytes
  }

  /// What is known of the same file; `nil` where there was none.
  func facts(of file: SourceText) -> LogoFacts? {
    guard let logo = logos[ByteString(file.path)], logo.bytes.hasSameBytes(as: file.bytes) else { return nil }
    return logo.facts
  }
}

/// The cache as a file: a line that says what it is, the kind, the entries, the logos, and a checksum
/// of all that.
extension BuildCache {
  static let title = Array("build cache 6\n".utf8)

  /// Reads the cache of an earlier build by the same program. One that is cut off or damaged is empty.
  public init(_ bytes: [UInt8]) { self.init(SharedBytes(bytes)) }

  /// The same without a copy.
  public init(_ bytes: SharedBytes) { self = (try? Self.read(bytes)) ?? BuildCache() }

  /// The same, without entries where their kind had other files.
  func read(by kind: KindFiles) -> BuildCache {
    guard kindDigest != kind.digest else { return self }
    var cache = self
    (cache.entries, cache.indices, cache.publishedInputs) = ([], [:], nil)
    return cache
  }

  private static func read(_ bytes: SharedBytes) throws(BinaryReader.Malformed) -> BuildCache {
    let end = max(0, bytes.count - Self.checksumCount)
    var (reader, checksum) = (BinaryReader(bytes[0..<end]), BinaryReader(bytes[end..<bytes.count]))
    guard try reader.take(title.count).hasSameBytes(as: title),
      try checksum.word() == Checksum.of(bytes[0..<end])
    else { throw BinaryReader.Malformed() }
    var cache = BuildCache()
    cache.checksum = bytes[end..<bytes.count].array
    cache.kindDigest = try reader.text()
    cache.publishedInputs = try reader.slice()
    for index in 0..<(try reader.number()) {
      let (path, bytes) = (ByteString(try reader.text()), try reader.slice())
      let content = try reader.optional { reader throws(BinaryReader.Malformed) in try reader.slice() }
      cache.entries.append(Entry(bytes: bytes, content: content))
      cache.indices[path] = index
    }
    for _ in 0..<(try reader.number()) {
      let (path, bytes) = (ByteString(try reader.text()), try reader.slice())
      let facts = try LogoFacts(&reader)
      cache.logos[path] = Logo(bytes: bytes, facts: facts)
    }
    guard reader.isAtEnd else { throw BinaryReader.Malformed() }
    return cache
  }

  /// How many bytes the checksum has.
  private static let checksumCount = 8
}

extension BinaryReader {
  /// Bytes with their count before them, which aren't copied.
  mutating func slice() throws(Malformed) -> SharedBytes { try take(try number()) }
}

extension KindFiles {
  /// A digest of all that decides how an entry's file is read.
  package var digest: String {
    var writer = BinaryWriter()
    for file in schemas + [configuration] + words.sorted(by: { $0.key < $1.key }).map(\.value) {
      writer.write(file.path)
      writer.write(file.bytes)
    }
    writer.write(icons) { $1.write(to: &$0) }
    return SHA256.hexadecimal(of: writer.bytes)
  }
}
