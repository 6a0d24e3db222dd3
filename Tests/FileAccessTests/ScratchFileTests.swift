import FileAccess
import Foundation
import Testing

@Suite("A scratch file")
struct ScratchFileTests {
  @Test("gives back what was written, in any order and from any thread")
  func bytes() async throws {
    let file = try #require(ScratchFile())
    let written = await withTaskGroup(of: (Range<Int>?, [UInt8]).self) { group in
      for number in 0..<200 {
        group.addTask {
          let bytes = [UInt8](repeating: UInt8(number), count: number * 500)
          return (file.append(bytes), bytes)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for (range, bytes) in written.shuffled() { #expect(try file.read(#require(range)) == bytes) }
  }

  @Test("reads nothing beyond its end")
  func beyond() throws {
    let file = try #require(ScratchFile())
    #expect(file.append([1, 2, 3]) == 0..<3)
    #expect(file.read(1..<3) == [2, 3])
    #expect(file.read(1..<4) == nil)
  }
}
