internal import CatalogueSources
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// The identities of files, as bytes to be compared.
struct FileIdentities {
  private(set) var bytes: [UInt8] = []
  /// The latest time of change of all, in nanoseconds since 1970.
  private(set) var newestChange: Int64 = 0

  /// This program, which decides the result.
  static var ofThisProgram: FileIdentities {
    var identities = FileIdentities()
    identities.add(Bundle.main.executablePath ?? CommandLine.arguments[0])
    return identities
  }

  /// This program and all files that a build reads.
  static func ofInputs(_ options: FileOptions<some OutputPurpose>) -> FileIdentities {
    var identities = FileIdentities.ofThisProgram
    let market = options.market.trimmingSlashes
    // Entries and assets are in folders of the market, and what is known of its kind in one of the schemas.
    for folder in [market, options.folders.schemas.trimmingSlashes] { identities.addTree(folder, depth: 2) }
    for path in ((try? options.folders.templatePaths()) ?? [:]).values.sorted() { identities.add(path) }
    if let baseline = options.baseline { identities.add(baseline) }
    return identities
  }

  /// Adds a folder with all that is in it, and in its folders down to a depth.
  private mutating func addTree(_ path: String, depth: Int) {
    add(path)
    guard depth > 0 else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? [] {
      addTree("\(path)/\(name)", depth: depth - 1)
    }
  }

  mutating func add(_ path: String) {
    bytes += path.utf8
    // The text says where one path ends and its numbers begin.
    bytes.append(0)
    guard let identity = FileIdentity(path) else { return append(-1) }
    for number in identity.numbers { append(number) }
    newestChange = max(newestChange, identity.statusChange)
  }

  private mutating func append(_ number: Int64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}

/// What tells a file from any other, and from what it was before.
struct FileIdentity: Equatable {
  private let size, inode, contentChange: Int64
  /// In nanoseconds since 1970.
  let statusChange: Int64

  /// That of a file; `nil` where there is none.
  init?(_ path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    size = Int64(information.st_size)
    inode = Int64(bitPattern: UInt64(information.st_ino))
    contentChange = Self.nanoseconds(information.contentChange)
    statusChange = Self.nanoseconds(information.statusChange)
  }

  var numbers: [Int64] { [size, inode, contentChange, statusChange] }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

extension FileIdentity {
  init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    size = Int64(bitPattern: try reader.word())
    inode = Int64(bitPattern: try reader.word())
    contentChange = Int64(bitPattern: try reader.word())
    statusChange = Int64(bitPattern: try reader.word())
  }

  func write(to writer: inout BinaryWriter) {
    for number in numbers { writer.write(word: UInt64(bitPattern: number)) }
  }
}

extension stat {
  fileprivate var contentChange: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }

  fileprivate var statusChange: timespec {
    #if canImport(Darwin)
      st_ctimespec
    #else
      st_ctim
    #endif
  }
}

/// The files that were read before: one with the same identity isn't read again.
final class SourceCache {
  private var files: [String: (identity: [UInt8], source: SourceText)] = [:]

  /// A file changed just now could be changed again within the same tick of the file system's clock.
  private static let tick: Int64 = 100_000_000

  /// The file's text.
  func source(_ path: String) throws(FileError) -> SourceText {
    var identities = FileIdentities()
    identities.add(path)
    if let known = files[path], known.identity == identities.bytes { return known.source }
    let source = try SourceFolder.source(path)
    let age = Int64(Date().timeIntervalSince1970 * 1e9) - identities.newestChange
    files[path] = age > Self.tick ? (identities.bytes, source) : nil
    return source
  }
}
