internal import Foundation

extension FileBytes {
  /// Replaces a file atomically: writes a temporary file, and renames that. A reader sees the old bytes or the
  /// new ones. With `isDurable` this holds after a loss of power too.
  /// - Parameters:
  ///   - mode: the file's permissions (POSIX), less the process's mask; `nil` for those of the file that is replaced.
  ///   - isDurable: whether the bytes are flushed before the rename, as ``FlushGuarantee/order``.
  ///   - temporary: what the temporary file is called before the process's number, on the same disk; `nil` for one beside the
  ///     file with its name.
  ///   - replacesLink: whether a symbolic link may be replaced, which is never followed; otherwise it is an error.
  /// - Returns: whether a file was there.
  /// - Throws: `FileError` when the file can't be written, or what has its name is a folder, a device or a pipe; then that
  ///   is left as it was.
  @discardableResult
  public static func replace(
    _ path: String, with bytes: [UInt8], mode: UInt16? = nil, isDurable: Bool = true,
    temporary: String? = nil, replacesLink: Bool = false
  ) throws(FileError) -> Bool {
    try replace(
      path, mode: mode, isDurable: isDurable, temporary: temporary, replacesLink: replacesLink
    ) { file throws(FileError) in try file.append(bytes) }
  }

  /// The same for bytes that are written part by part, by a function that is given the temporary file.
  /// - Throws: also what the function throws; then too the file is left as it was.
  @discardableResult
  public static func replace(
    _ path: String, mode: UInt16? = nil, isDurable: Bool = true, temporary: String? = nil,
    replacesLink: Bool = false, writing write: (FileAppender) throws(FileError) -> Void
  ) throws(FileError) -> Bool {
    let before = try checkIsReplaceable(path, replacesLink)
    let temporary = "\(temporary ?? path).\(getpid()).tmp"
    // From the start: what only its owner may read isn't readable for a moment.
    let first = mode.map { mode_t($0) } ?? before ?? 0o666
    var file = create(temporary, first)
    // The temporary file was left by a process with the same number that was killed.
    if file < 0, errno == EEXIST, unlink(temporary.systemPath) == 0 { file = create(temporary, first) }
    guard file >= 0 else { throw FileError("write", path, code: errno) }
    // Those that the mask took. Where that fails, as on a disk without permissions, they are those of any new file.
    if mode == nil, let before { _ = fchmod(file, before) }
    do throws(FileError) {
      try finish(FileAppender(path, file), isDurable: isDurable, write)
      guard rename(temporary.systemPath, path.systemPath) == 0 else {
        throw FileError("write", path, code: errno)
      }
    } catch {
      unlink(temporary.systemPath)
      throw error
    }
    return before != nil
  }

  /// Writes a file that isn't there yet, under its own name: for thousands of them in folders that nobody reads before all are
  /// written. A reader may see a part of the bytes, and so may everybody after a loss of power.
  /// - Parameter blocks: the bytes, in blocks that are written one after the other.
  /// - Returns: whether it was written; otherwise something has its name.
  /// - Throws: `FileError` when the file can't be written; then it isn't there.
  public static func add(_ path: String, _ blocks: some Sequence<[UInt8]>) throws(FileError) -> Bool {
    let file = create(path, 0o666)
    guard file >= 0 else {
      if errno == EEXIST { return false }
      throw FileError("write", path, code: errno)
    }
    do throws(FileError) {
      try finish(FileAppender(path, file), isDurable: false) { file throws(FileError) in
        for block in blocks { try file.append(block) }
      }
    } catch {
      unlink(path.systemPath)
      throw error
    }
    return true
  }

  /// Writes and closes a file.
  private static func finish(
    _ file: FileAppender, isDurable: Bool, _ write: (FileAppender) throws(FileError) -> Void
  ) throws(FileError) {
    do throws(FileError) {
      try write(file)
      if isDurable, !FileFlush.flush(file.descriptor, .order) { throw file.failure }
    } catch {
      close(file.descriptor)
      throw error
    }
    guard close(file.descriptor) == 0 else { throw file.failure }
  }

  /// - Returns: the permissions of the file that is there; `nil` where none is.
  private static func checkIsReplaceable(_ path: String, _ replacesLink: Bool) throws(FileError) -> mode_t? {
    var information = stat()
    // What can't be examined can't be written either, and then the system says why.
    guard lstat(path.systemPath, &information) == 0 else { return nil }
    let kind = information.st_mode & S_IFMT
    if kind == S_IFREG { return information.st_mode & 0o777 }
    if kind == S_IFLNK, replacesLink { return nil }
    let reason =
      switch kind {
      case S_IFLNK: "it is a symbolic link, which isn't followed; name the file itself"
      case S_IFDIR: "it is a folder"
      default: "it isn't a file"
      }
    throw FileError("can't write \(path): \(reason)")
  }

  /// Whether a file has the name of a temporary file of ``replace(_:with:mode:isDurable:)``. While nobody is writing,
  /// such a file is left over.
  public static func isTemporary(_ name: String) -> Bool { finalName(ofTemporary: name) != nil }

  /// The name that a temporary file would have got in the end; `nil` for the name of another file.
  public static func finalName(ofTemporary name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, parts.last == "tmp", let number = parts.dropLast().last, !number.isEmpty,
      number.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return parts.dropLast(2).joined(separator: ".")
  }

  /// Whether a temporary file is one of this user's that its process has left: no process has its number, and nothing was
  /// written to it for a while. Without the while, it might be that of another machine or container at the same disk.
  public static func isAbandoned(_ path: String) -> Bool {
    let name = PathParts(path).name
    guard isTemporary(name), let digits = name.split(separator: ".").dropLast().last, digits.first != "0",
      let number = pid_t(digits), number <= mostProcesses
    else { return false }
    var information = stat()
    guard lstat(path.systemPath, &information) == 0, information.st_mode & S_IFMT == S_IFREG,
      information.st_uid == geteuid(),
      time(nil) - information.st_mtim.tv_sec >= abandonedAfter
    else { return false }
    return number == getpid() || kill(number, 0) != 0 && errno == ESRCH
  }

  /// No system has a higher number of a process.
  private static let mostProcesses: pid_t = 1 << 22
  /// In seconds. No file takes so long to be written.
  private static let abandonedAfter = 600

  /// Opens a file that doesn't exist yet; negative on failure.
  private static func create(_ path: String, _ mode: mode_t) -> Int32 {
    open(path.systemPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
  }
}

/// A file that is being written.
public struct FileAppender {
  /// What messages call it.
  private let path: String
  fileprivate let descriptor: Int32

  fileprivate init(_ path: String, _ descriptor: Int32) { (self.path, self.descriptor) = (path, descriptor) }

  /// What kept the system from the last call.
  fileprivate var failure: FileError { FileError("write", path, code: errno) }

  /// Writes further bytes.
  /// - Throws: `FileError` where they can't be written.
  public func append(_ bytes: [UInt8]) throws(FileError) {
    let isWritten = bytes.withUnsafeBytes { buffer in
      FileBytes.transfer(buffer.count) { write(descriptor, buffer.baseAddress?.advanced(by: $0), $1) }
    }
    guard isWritten else { throw failure }
  }
}

#if canImport(Darwin)
  extension stat {
    /// What Linux calls the time of the last change.
    var st_mtim: timespec { st_mtimespec }
  }
#endif
