internal import CatalogueSources
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// The identities of files, as bytes to be compared.
struct FileIdentities {
  private(set) var bytes: [UInt8] = []
  /// Whether a file changed so shortly before it was looked at that it may be changed again without a trace.
  var areTooNew: Bool { !tooNew.isEmpty }
  /// Where the numbers of such files begin.
  private var tooNew: [Int] = []

  /// This program, which decides the result.
  static var ofThisProgram: FileIdentities {
    var identities = FileIdentities()
    identities.add(Bundle.main.executablePath ?? CommandLine.arguments[0])
    return identities
  }

  /// This program and all files that a build reads.
  static func ofInputs(_ options: FileOptions<some OutputPurpose>) -> FileIdentities {
    var identities = FileIdentities.ofThisProgram
    let (market, schemas) = (options.market.trimmingSlashes, options.folders.schemas.trimmingSlashes)
    for (folder, settings) in [
      (market, "\(market)/catalogue.yaml"), (schemas, SchemaFolder(schemas).settings),
    ] {
      // Another folder may be the whole disk, and its build fails in any case.
      identities.addTree(folder, depth: identities.add(settings) == nil ? 0 : mostDepth)
    }
    for path in ((try? options.folders.templatePaths()) ?? [:]).values.sorted() { identities.add(path) }
    if let baseline = options.baseline { identities.add(baseline) }
    return identities
  }

  /// Word lists and assets may be in folders of folders. A link may lead back into a folder above it.
  private static let mostDepth = 8

  /// Adds a folder with all that is in it, and in its folders down to a depth.
  private mutating func addTree(_ path: String, depth: Int) {
    guard add(path)?.isFolder == true, depth > 0 else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? [] {
      addTree("\(path)/\(name)", depth: depth - 1)
    }
  }

  @discardableResult
  mutating func add(_ path: String) -> FileIdentity? {
    bytes += path.utf8
    // The text says where one path ends and its numbers begin.
    bytes.append(0)
    guard let identity = FileIdentity(path) else {
      for _ in 0..<FileIdentity.byteCount / 8 { append(-1) }
      return nil
    }
    if identity.isTooNew { tooNew.append(bytes.count) }
    for number in identity.numbers { append(number) }
    return identity
  }

  /// The bytes, in which the numbers of files that are too new are those of no file.
  var settledBytes: [UInt8] {
    var bytes = bytes
    for start in tooNew {
      for index in start..<min(start + FileIdentity.byteCount, bytes.count) { bytes[index] = 0 }
    }
    return bytes
  }

  /// The paths of the files that have the same identity as they had; none where another file is there, or one is gone.
  /// - Parameter earlier: ``settledBytes`` of the same folders.
  func unchanged(since earlier: [UInt8]) -> Set<String> {
    guard bytes.count == earlier.count else { return [] }
    var (paths, start): ([String], Int) = ([], 0)
    while let end = bytes[start...].firstIndex(of: 0) {
      let next = end + 1 + FileIdentity.byteCount
      guard next <= bytes.count, bytes[start...end] == earlier[start...end] else { return [] }
      if bytes[end..<next] == earlier[end..<next] {
        paths.append(String(decoding: bytes[start..<end], as: UTF8.self))
      }
      start = next
    }
    return Set(paths)
  }

  private mutating func append(_ number: Int64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}

/// What tells a file from any other, and from what it was before.
struct FileIdentity: Equatable {
  private let size, inode, contentChange: Int64
  /// In nanoseconds since 1970.
  private let statusChange: Int64
  /// Whether the file changed so shortly before it was looked at that it may be changed again, within the same tick of the
  /// file system's clock, without a trace.
  let isTooNew: Bool
  let isFolder: Bool

  /// That of a file; `nil` where there is none.
  init?(_ path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    size = Int64(information.st_size)
    inode = Int64(bitPattern: UInt64(information.st_ino))
    contentChange = Self.nanoseconds(information.contentChange)
    statusChange = Self.nanoseconds(information.statusChange)
    isFolder = information.st_mode & S_IFMT == S_IFDIR
    isTooNew = Self.now - statusChange < Self.tick(of: statusChange)
  }

  private static var now: Int64 { Int64(Date().timeIntervalSince1970 * 1e9) }

  /// How long a file system's clock stands still, at most, in nanoseconds: 10 ms in Linux, and up to two seconds on disks that
  /// count whole seconds; with something to spare.
  private static func tick(of time: Int64) -> Int64 {
    time.isMultiple(of: 1_000_000_000) ? 2_100_000_000 : 30_000_000
  }

  /// Whether the file system counts whole seconds, most probably, and the file may have been changed again in the same.
  var isDoubtful: Bool { isTooNew && statusChange.isMultiple(of: 1_000_000_000) }

  /// Whether both are one file, unchanged.
  static func == (left: FileIdentity, right: FileIdentity) -> Bool {
    left.size == right.size && left.inode == right.inode && left.contentChange == right.contentChange
      && left.statusChange == right.statusChange
  }

  var numbers: [Int64] { [size, inode, contentChange, statusChange] }
  /// How many bytes the numbers have.
  static let byteCount = 32

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
    (isTooNew, isFolder) = (false, false)
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

  /// The file's text.
  func source(_ path: String) throws(FileError) -> SourceText {
    var identities = FileIdentities()
    identities.add(path)
    if let known = files[path], known.identity == identities.bytes { return known.source }
    let source = try SourceFolder.source(path)
    files[path] = identities.areTooNew ? nil : (identities.bytes, source)
    return source
  }
}

/// The sources that are as an earlier build read them.
struct KnownSources {
  let paths: Set<String>
  /// What that build kept of them.
  let cache: BuildCache

  /// The file's text; `nil` where it has to be read.
  func source(_ path: String) -> SourceText? {
    guard paths.contains(path) else { return nil }
    return cache.bytes(ofFile: path).map { SourceText(path: path, bytes: Array($0)) }
  }
}
