import Testing

@testable import CatalogueSources

@Suite("The checksum of a cache")
struct ChecksumTests {
  /// Three of the test vectors of RFC 9923.
  @Test(
    "is the 64-bit FNV-1a",
    arguments: [("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)]
      as [(String, UInt64)])
  func vectors(text: String, checksum: UInt64) {
    #expect(Checksum.of(Array(text.utf8)[...]) == checksum)
  }
}
