import Foundation
import TestSupport
import Testing

@testable import FileAccess

@Suite("Flushing files")
struct FlushTests {
  /// The calls that were made, of which each returns an error number, or 0.
  private func calls(_ errors: [Int32]) -> (made: [Int32], isFlushed: Bool) {
    var made: [Int32] = []
    let isFlushed = FileFlush.firstSupported(of: errors) { error in
      made.append(error)
      errno = error
      return error == 0 ? 0 : -1
    }
    return (made, isFlushed)
  }

  @Test(
    "a call that isn't supported gives way to the next", arguments: [ENOTSUP, EOPNOTSUPP, EINVAL, ENOTTY])
  func unsupported(error: Int32) {
    let supported = calls([error, 0, 0])
    #expect(supported.isFlushed && supported.made == [error, 0])
    #expect(!calls([error, error]).isFlushed)
  }

  @Test("a disk that fails isn't asked in another way", arguments: [EIO, ENOSPC, EBADF])
  func failure(error: Int32) {
    let failed = calls([error, 0])
    #expect(!failed.isFlushed && failed.made == [error])
  }

  @Test("a call that a signal interrupts is repeated")
  func interrupted() {
    var results: [Int32] = [EINTR, EINTR, 0]
    let isFlushed = FileFlush.firstSupported(of: [()]) { _ in
      errno = results.removeFirst()
      return errno == 0 ? 0 : -1
    }
    #expect(isFlushed && results.isEmpty)
  }

  @Test("files and folders of this system can be flushed", arguments: [FlushGuarantee.order, .durability])
  func flush(guarantee: FlushGuarantee) throws {
    let folder = try TemporaryFolder()
    for path in [folder.path, try folder.write("file", "text".utf8)] {
      let file = open(path, O_RDONLY)
      #expect(FileFlush.flush(file, guarantee))
      close(file)
    }
    try FileBytes.flushFolder(folder.path, guarantee)
    #expect(!FileFlush.flush(-1, guarantee))
  }
}
