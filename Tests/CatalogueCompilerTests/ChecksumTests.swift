import Testing

@testable import CatalogueSources

@Suite("The checksum of a cache")
struct ChecksumTests {
  private static let bytes = (0..<67).map { UInt8(truncatingIfNeeded: $0 &* 37) }

  @Test("is another one whichever bit is another, and for a byte more or less")
  func oneBit() {
    var sums: Set<UInt64> = [
      Checksum.of(Self.bytes[...]), Checksum.of(Self.bytes.dropLast()), Checksum.of([]),
    ]
    sums.insert(Checksum.of((Self.bytes + [0])[...]))
    for bit in 0..<Self.bytes.count * 8 {
      var bytes = Self.bytes
      bytes[bit / 8] ^= 1 << (bit % 8)
      sums.insert(Checksum.of(bytes[...]))
    }
    #expect(sums.count == 4 + Self.bytes.count * 8)
  }

  @Test("is another one where the same bit of two words is another, and where two words changed places")
  func twoWords() {
    let sum = Checksum.of(Self.bytes[...])
    for bit in 0..<64 {
      var bytes = Self.bytes
      for word in 0..<2 { bytes[word * 8 + bit / 8] ^= 1 << (bit % 8) }
      #expect(Checksum.of(bytes[...]) != sum, "\(bit)")
    }
    var swapped = Self.bytes[8..<16]
    swapped += Self.bytes[..<8]
    swapped += Self.bytes[16...]
    #expect(Checksum.of(swapped) != sum)
  }

  @Test("doesn't depend on where the bytes are in an array")
  func slice() {
    #expect(Checksum.of(([1, 2, 3] + Self.bytes)[3...]) == Checksum.of(Self.bytes[...]))
  }
}
