internal import Foundation

/// The bytes of a large file, without an array around them.
public final class FileMemory: Sendable {
  /// The bytes: only as long as this lives.
  nonisolated(unsafe) public let unsafeBytes: UnsafeRawBufferPointer
  /// The file that is mapped; `nil` for a copy.
  private let mapped: (file: Int32, version: Version)?

  private struct Version: Equatable {
    let size: Int64
    let seconds: Int
    let nanoseconds: Int

    init(_ information: stat) {
      size = Int64(information.st_size)
      (seconds, nanoseconds) = (information.st_mtim.tv_sec, information.st_mtim.tv_nsec)
    }
  }

  /// A copy of a file.
  /// - Throws: `FileError` when it can't be read, isn't a file, or is larger than the limit.
  public init(reading path: String, limit: Int) throws(FileError) {
    let (file, information) = try FileBytes.openFile(path)
    defer { close(file) }
    guard information.st_size <= limit else {
      throw FileError("can't read \(path): it has more than \(limit) bytes")
    }
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Int(information.st_size), alignment: MemoryLayout<UInt64>.alignment)
    FileBytes.useLargePages(for: memory)
    let count = FileBytes.fill(memory, from: file)
    guard count >= 0 else {
      let code = errno
      memory.deallocate()
      throw FileError("read", path, code: code)
    }
    // The file may have shrunk meanwhile.
    (unsafeBytes, mapped) = (UnsafeRawBufferPointer(rebasing: memory[..<count]), nil)
  }

  /// A file that is mapped into memory, not copied: for one that is replaced as a whole and never written to, and for a short
  /// while. A process that reads a part which somebody cut off is ended by the system (SIGBUS).
  ///
  /// `nil` where there is no file, it is empty or larger than the limit, or its disk can't be mapped.
  public init?(mapping path: String, limit: Int) {
    guard let (file, information) = try? FileBytes.openFile(path) else { return nil }
    guard information.st_size <= limit, let memory = Self.map(file, Int(information.st_size)) else {
      close(file)
      return nil
    }
    (unsafeBytes, mapped) = (memory, (file, Version(information)))
  }

  deinit {
    guard let mapped else { return unsafeBytes.deallocate() }
    munmap(UnsafeMutableRawPointer(mutating: unsafeBytes.baseAddress), unsafeBytes.count)
    close(mapped.file)
  }

  /// Whether nobody wrote to the file since. That it was replaced or deleted doesn't count: these are its bytes still.
  public var isUnchanged: Bool {
    guard let mapped else { return true }
    var information = stat()
    return fstat(mapped.file, &information) == 0 && Version(information) == mapped.version
  }

  private static func map(_ file: Int32, _ size: Int) -> UnsafeRawBufferPointer? {
    #if os(Linux)
      // All of it is read: at once costs less than page by page.
      let flags = MAP_PRIVATE | Int32(MAP_POPULATE)
    #else
      let flags = MAP_PRIVATE
    #endif
    guard let start = mmap(nil, size, PROT_READ, flags, file, 0), start != MAP_FAILED else { return nil }
    return UnsafeRawBufferPointer(start: start, count: size)
  }
}
