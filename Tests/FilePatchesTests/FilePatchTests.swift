import FilePatches
import TestSupport
import Testing

@Suite("Patches")
struct FilePatchTests {
  private static let base = Array("one two three four".utf8)
  private static let hash = [UInt8](repeating: 7, count: 32)

  private func patch(_ instructions: [FilePatch.Instruction]) throws -> FilePatch {
    try FilePatch(baseHash: Self.hash, baseLength: Self.base.count, instructions)
  }

  @Test("make a file of ranges of the base, in any order and also twice, and of new bytes")
  func result() throws {
    let patch = try patch([
      .copy(8..<14), .insert(Array("and ".utf8)), .copy(0..<4), .copy(0..<3), .copy(13..<18),
    ])
    let expected = Array("three and one one four".utf8)
    #expect(patch.resultLength == expected.count)
    #expect(try patch.result(from: Self.base, length: expected.count) == expected)
  }

  @Test("are read as they were written")
  func roundTrip() throws {
    let long = [UInt8](repeating: 1, count: 300)
    let patch = try patch([.copy(8..<14), .insert(long), .copy(0..<4), .copy(4..<18), .insert([0])])
    #expect(try FilePatch(decoding: patch.bytes) == patch)
  }

  @Test("have these bytes")
  func format() throws {
    let header = Array("CPT".utf8) + [1] + Self.hash + [18, 8]
    // Copy 4 from 0; insert "x!"; copy 2 from 1, which is 3 back.
    #expect(
      try patch([.copy(0..<4), .insert(Array("x!".utf8)), .copy(1..<3)]).bytes
        == header + [8, 0, 5, 0x78, 0x21, 4, 7])
  }

  @Test("may make an empty file, and a file of an empty one")
  func empty() throws {
    #expect(try patch([]).result(from: Self.base, length: 0) == [])
    let made = try FilePatch(baseHash: Self.hash, baseLength: 0, [.insert([1])])
    #expect(try FilePatch(decoding: made.bytes).result(from: [], length: 1) == [1])
  }

  @Test("are for a base and a result of one length")
  func lengths() throws {
    let patch = try patch([.copy(0..<4)])
    #expect(throws: PatchError.otherBase) { try patch.result(from: Self.base + [0], length: 4) }
    #expect(throws: PatchError.wrongLength) { try patch.result(from: Self.base, length: 5) }
  }

  @Test("can't be made of empty instructions, or of bytes that the base doesn't have")
  func invalid() {
    #expect(throws: PatchError.wrongLength) { try patch([.copy(3..<3)]) }
    #expect(throws: PatchError.wrongLength) { try patch([.insert([])]) }
    #expect(throws: PatchError.outsideBase) { try patch([.copy(17..<19)]) }
    #expect(throws: PatchError.outsideBase) { try patch([.copy(-1..<2)]) }
    #expect(throws: PatchError.notAPatch) { try FilePatch(baseHash: [], baseLength: 0, []) }
  }
}

@Suite("Patches from a hostile server")
struct HostilePatchTests {
  private static let header = Array("CPT".utf8) + [1] + [UInt8](repeating: 7, count: 32)
  /// The largest number that the format has.
  private static let largest = [UInt8](repeating: 0xFF, count: 8) + [0x7F]

  private func error(_ bytes: [UInt8]) -> PatchError? {
    do { _ = try FilePatch(decoding: bytes) } catch { return error }
    return nil
  }

  @Test("end anywhere")
  func truncated() throws {
    let patch = try FilePatch(
      baseHash: [UInt8](repeating: 7, count: 32), baseLength: 500,
      [.copy(300..<500), .insert([1, 2, 3]), .copy(0..<200)])
    for count in 0..<patch.bytes.count { #expect(error(Array(patch.bytes.prefix(count))) != nil, "\(count)") }
    #expect(error(patch.bytes + [1]) != nil)
  }

  @Test("are something else, or of a later version")
  func other() {
    #expect(error([]) == .notAPatch)
    #expect(error(Array("<html>not found</html>".utf8)) == .notAPatch)
    #expect(error(Array("CPT".utf8) + [2] + Self.header.dropFirst(4) + [0, 0]) == .unsupportedVersion(2))
  }

  @Test("state gigantic lengths, for which no memory is taken")
  func gigantic() {
    // A result as long as the largest number, of nothing.
    #expect(error(Self.header + [10] + Self.largest) == .wrongLength)
    // A base of that length, all of it copied: it is the result's length that is compared before a byte is copied.
    let huge = Self.header + Self.largest + Self.largest + [0xFE] + Self.largest.dropFirst() + [0]
    #expect(error(huge) == .wrongLength)
    // Inserted bytes that aren't there.
    #expect(error(Self.header + [10, 10] + Self.largest) == .truncated)
    #expect(error(Self.header + [10, 10, 0xFE] + [0xFF, 0xFF, 0x7F] + [0]) == .outsideBase)
  }

  @Test("have numbers that don't fit, or are longer than needed")
  func numbers() {
    #expect(error(Self.header + Self.largest.map { $0 | 0x80 } + [1, 0]) == .invalidNumber)
    #expect(error(Self.header + [0x80, 0x00, 0]) == .invalidNumber)
  }

  @Test("copy ranges beyond either end of the base")
  func ranges() {
    #expect(error(Self.header + [10, 4, 8, 14]) == .outsideBase)  // 7..<11 of 10
    #expect(error(Self.header + [10, 4, 8, 3]) == .outsideBase)  // -1..<3
    #expect(error(Self.header + [10, 4, 8] + Self.largest) == .outsideBase)
    #expect(error(Self.header + [10, 4, 8] + [0xFE] + Self.largest.dropFirst()) == .outsideBase)
  }

  @Test("have empty instructions, or more than a patch may have")
  func counts() {
    #expect(error(Self.header + [10, 0, 0, 0]) == .wrongLength)
    #expect(error(Self.header + [10, 0, 1]) == .wrongLength)
    let many = [[UInt8]](repeating: [3, 0x61], count: FilePatch.mostInstructions + 1).flatMap(\.self)
    #expect(error(Self.header + [10, 0x81, 0x80, 0x04] + many) == .tooManyInstructions)
    #expect(error(Self.header + [10, 0x80, 0x80, 0x04] + many.dropLast(2)) == nil)
  }

  @Test("are changed anywhere: an error, or a result of the signed length", arguments: 0..<20)
  func changed(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let base = (0..<500).map { UInt8(truncatingIfNeeded: $0) }
    let original = try FilePatch(
      baseHash: [UInt8](repeating: 7, count: 32), baseLength: base.count,
      [.copy(300..<500), .insert([1, 2, 3]), .copy(0..<200), .copy(100..<400), .insert(base)])
    for _ in 0..<200 {
      var bytes = original.bytes
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8(Int.random(in: 0..<256, using: &random))
        case 1: bytes.remove(at: index)
        default: bytes.insert(UInt8(Int.random(in: 0..<256, using: &random)), at: index)
        }
      }
      guard let patch = try? FilePatch(decoding: bytes),
        let result = try? patch.result(from: base, length: original.resultLength)
      else { continue }
      #expect(result.count == original.resultLength)
      #expect(try FilePatch(decoding: patch.bytes) == patch)
    }
  }

  @Test("repeat one range, to a result that isn't of the signed length")
  func bomb() throws {
    let copies = [FilePatch.Instruction](repeating: .copy(0..<1_000_000), count: 60_000)
    let patch = try FilePatch(baseHash: [UInt8](repeating: 7, count: 32), baseLength: 1_000_000, copies)
    let read = try FilePatch(decoding: patch.bytes)
    #expect(read.resultLength == 60_000_000_000)
    #expect(throws: PatchError.wrongLength) {
      try read.result(from: [UInt8](repeating: 0, count: 1_000_000), length: 5000)
    }
  }
}
