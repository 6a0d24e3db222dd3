import Testing

@testable import StrictJSON

@Suite("Bytes of which parts are kept")
struct SharedBytesTests {
  @Test("a part of a part has its own bytes, also once the rest is gone")
  func parts() {
    let part = SharedBytes([0, 1, 2, 3, 4, 5])[1..<5][1..<3]
    #expect(part.array == [2, 3])
    #expect(part == SharedBytes([2, 3]) && part.hashValue == SharedBytes([2, 3]).hashValue)
    #expect(part != SharedBytes([2, 4]) && part != SharedBytes([2]))
    #expect(part.hasSameBytes(as: [2, 3]) && !part.hasSameBytes(as: [2, 3, 4]))
    var bytes: [UInt8] = [9]
    part.append(to: &bytes)
    part[2..<2].append(to: &bytes)
    #expect(bytes == [9, 2, 3])
    #expect(SharedBytes(Array("aé".utf8))[0..<2].text == "a\u{FFFD}")
  }
}
