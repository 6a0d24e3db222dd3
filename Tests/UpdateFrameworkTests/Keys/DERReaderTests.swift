import Testing

@testable import UpdateFramework

@Suite("DER")
struct DERReaderTests {
  private func contents(_ bytes: [UInt8]) -> [UInt8]? {
    var reader = DERReader(bytes[...])
    return reader.read(DERReader.octetString).map(Array.init)
  }

  @Test("a length has one, two or three bytes", arguments: [0, 1, 127, 128, 255, 256, 65535])
  func lengths(count: Int) {
    let value = [UInt8](repeating: 7, count: count)
    let length: [UInt8] =
      switch count {
      case ..<0x80: [UInt8(count)]
      case ..<0x100: [0x81, UInt8(count)]
      default: [0x82, UInt8(count >> 8), UInt8(count & 0xFF)]
      }
    #expect(contents([0x04] + length + value) == value)
  }

  @Test(
    "a length that isn't shortest, is indefinite or goes beyond the end is rejected",
    arguments: [
      [0x04], [0x04, 0x81], [0x04, 0x82, 0x01], [0x04, 0x01], [0x04, 0x81, 0x01, 0x07],
      [0x04, 0x82, 0x00, 0x01, 0x07], [0x04, 0x80, 0x07, 0x00, 0x00], [0x04, 0x83, 0x00, 0x00, 0x01, 0x07],
      [0x04, 0xFF], [0x04, 0x02, 0x07], [],
    ] as [[UInt8]])
  func refused(bytes: [UInt8]) {
    #expect(contents(bytes) == nil)
  }

  @Test("a value with another tag isn't read")
  func otherTag() {
    var reader = DERReader([0x02, 0x01, 0x05])
    #expect(reader.read(DERReader.octetString) == nil)
    #expect(reader.read(DERReader.integer) == [0x05])
    #expect(reader.isAtEnd)
  }
}
