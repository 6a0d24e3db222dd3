import FileAccess
import Foundation
import TestSupport
import Testing

@Suite("A file's bytes in memory")
struct FileMemoryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let content = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }

  private func content(_ memory: FileMemory) -> [UInt8] {
    withExtendedLifetime(memory) { Array(memory.unsafeBytes) }
  }

  @Test("copied or mapped, they are those of the file, also once it is replaced or deleted")
  func bytes() throws {
    let path = try folder.write("file", Self.content)
    let copy = try FileMemory(reading: path, limit: 1 << 20)
    let mapped = try #require(FileMemory(mapping: path, limit: 1 << 20))
    try FileBytes.replace(path, with: [1])
    unlink(path)
    for memory in [copy, mapped] {
      #expect(content(memory) == Self.content)
      #expect(memory.isUnchanged)
    }
  }

  @Test("what somebody writes into a mapped file is noticed")
  func changed() throws {
    let path = try folder.write("file", Self.content)
    let mapped = try #require(FileMemory(mapping: path, limit: 1 << 20))
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: [1])
    #expect(!mapped.isUnchanged)
  }

  @Test("nothing is mapped that is no file, too long or empty, nor copied that is no file or too long")
  func unfit() throws {
    let path = try folder.write("file", Self.content)
    #expect(FileMemory(mapping: path, limit: Self.content.count - 1) == nil)
    #expect(throws: FileError.self) { try FileMemory(reading: path, limit: Self.content.count - 1) }
    let empty = try folder.write("empty", [])
    #expect(FileMemory(mapping: empty, limit: 1) == nil)
    #expect(try content(FileMemory(reading: empty, limit: 1)).isEmpty)
    mkfifo("\(folder.path)/pipe", 0o600)
    for name in [".", "none", "pipe"] {
      #expect(FileMemory(mapping: "\(folder.path)/\(name)", limit: 1) == nil)
      #expect(throws: FileError.self) { try FileMemory(reading: "\(folder.path)/\(name)", limit: 1) }
    }
  }
}
