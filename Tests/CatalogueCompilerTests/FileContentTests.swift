import StrictJSON
import Testing

@testable import CatalogueSources

@Suite("What a file holds, in parts")
struct FileContentTests {
  private static let long = [UInt8](repeating: 7, count: 100_000)

  private var content: FileContent {
    var content = FileContent([1])
    content.append(SharedBytes([2, 3]))
    content.append { Self.long }
    content.append([])
    return content + FileContent([4])
  }

  @Test("is all parts, one after the other, however they are read")
  func joined() {
    let bytes = [1, 2, 3] + Self.long + [4]
    #expect(content.bytes == bytes)
    #expect(content.reduce(into: []) { $0 += $1 } == bytes)
    #expect(content == FileContent(bytes) && content != FileContent(bytes + [5]))
  }

  @Test("is compared as far as it goes")
  func same() {
    let bytes = [1, 2, 3] + Self.long + [4]
    #expect(content.isSame(as: bytes[...]) && content.isSame(as: ([0] + bytes)[1...]))
    #expect(!content.isSame(as: bytes.dropLast()) && !content.isSame(as: (bytes + [5])[...]))
    #expect(!content.isSame(as: ([0] + bytes.dropFirst())[...]) && FileContent().isSame(as: []))
  }

  @Test("is read in blocks of some kilobytes")
  func blocks() {
    var content = FileContent()
    for _ in 0..<1000 { content.append([UInt8](repeating: 1, count: 500)) }
    let counts = content.map(\.count)
    #expect(counts.dropLast().allSatisfy { (65_536..<66_036).contains($0) } && counts.reduce(0, +) == 500_000)
  }
}
