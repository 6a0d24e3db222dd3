import FileAccess
import TestSupport
import Testing

@Suite("Comparing a file with bytes")
struct FileContentTests {
  /// More than is compared at once.
  private static let long = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }

  @Test("holds exactly its bytes, however many", arguments: [[], [1], long, Array(long.prefix(1 << 16))])
  func same(bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("file", bytes)
    #expect(FileBytes.file(path, holds: bytes))
    #expect(!FileBytes.file(path, holds: bytes + [0]))
    for place in [0, bytes.count / 2, bytes.count - 1] where bytes.indices.contains(place) {
      var other = bytes
      other[place] ^= 1
      #expect(!FileBytes.file(path, holds: other), "byte \(place)")
      #expect(!FileBytes.file(path, holds: Array(bytes.dropLast())))
    }
  }

  @Test("holds the same bytes in blocks, and no others", arguments: [1, 1000, 1 << 16, 1 << 17])
  func blocks(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = Array(Self.long.prefix(count * 1000))
    let path = try folder.write("file", bytes)
    let blocks = stride(from: 0, to: bytes.count, by: count).map { start in
      Array(bytes[start..<min(start + count, bytes.count)])
    }
    #expect(FileBytes.file(path, holds: blocks) && FileBytes.file(path, holds: blocks + [[]]))
    #expect(!FileBytes.file(path, holds: blocks + [[0]]) && !FileBytes.file(path, holds: blocks.dropLast()))
    var other = blocks
    other[other.count - 1][0] ^= 1
    #expect(!FileBytes.file(path, holds: other))
  }

  @Test("what isn't a file holds nothing")
  func noFile() throws {
    let folder = try TemporaryFolder()
    #expect(!FileBytes.file(folder.path, holds: []))
    #expect(!FileBytes.file("\(folder.path)/none", holds: []))
  }
}
