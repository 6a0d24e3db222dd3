internal import CatalogueSources
internal import CommandRunning
internal import FileAccess
internal import Foundation

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
    guard stat(path.systemPath, &information) == 0 else { return nil }
    size = Int64(information.st_size)
    inode = Int64(bitPattern: UInt64(information.st_ino))
    contentChange = Self.nanoseconds(information.contentChange)
    statusChange = Self.nanoseconds(information.statusChange)
    isFolder = information.st_mode & S_IFMT == S_IFDIR
    isTooNew = Self.now - statusChange < Self.tick(of: statusChange)
  }

  /// That of a file whose path begins at an index of some bytes, in UTF-8, and ends with them in a NUL.
  init?(pathAt start: Int, of bytes: [UInt8]) {
    let identity = bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap { Self(String(cString: ($0 + start).assumingMemoryBound(to: CChar.self))) }
    }
    guard let identity else { return nil }
    self = identity
  }

  private static var now: Int64 { Int64(CommandContext.current.now().timeIntervalSince1970 * 1e9) }

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

/// The identities of the files in a folder, whose paths are made one after the other in the same memory.
struct FolderIdentities {
  private var path: [UInt8]
  private let folderLength: Int

  init(_ folder: String) {
    path = Array(folder.utf8) + [UInt8(ascii: "/")]
    folderLength = path.count
  }

  /// That of a file, by its path in the folder; `nil` where there is none.
  mutating func identity(of name: String) -> FileIdentity? {
    path.removeLast(path.count - folderLength)
    path += name.utf8
    path.append(0)
    return FileIdentity(pathAt: 0, of: path)
  }
}
