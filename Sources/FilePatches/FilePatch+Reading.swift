extension FilePatch {
  /// Reads a patch and checks all of it. No more memory is taken than a few times the patch's own length.
  /// - Throws: `PatchError`, for the first mistake.
  public init(decoding bytes: [UInt8]) throws(PatchError) {
    var reader = PatchReader(bytes)
    guard let magic = reader.bytes(Self.magic.count), magic.dropLast() == Self.magic.dropLast() else {
      throw .notAPatch
    }
    guard magic.last == Self.magic.last else { throw .unsupportedVersion(magic.last ?? 0) }
    guard let hash = reader.bytes(Self.hashLength) else { throw .truncated }
    let (baseLength, resultLength) = (try reader.length(), try reader.length())
    var instructions: [Instruction] = []
    var position = 0
    while !reader.isAtEnd {
      guard instructions.count < Self.mostInstructions else { throw .tooManyInstructions }
      instructions.append(try reader.instruction(after: &position, baseLength: baseLength))
    }
    try self.init(baseHash: Array(hash), baseLength: baseLength, instructions)
    guard self.resultLength == resultLength else { throw .wrongLength }
  }
}

/// Reads the numbers and instructions of a patch.
private struct PatchReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  /// The next bytes; `nil` when there are fewer.
  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// A number of seven bits a byte, the lowest first; all bytes but the last have the highest bit (LEB128).
  private mutating func number() throws(PatchError) -> UInt64 {
    var (value, shift) = (UInt64(0), UInt64(0))
    while true {
      guard let byte = rest.popFirst() else { throw .truncated }
      guard shift < 63, byte != 0 || shift == 0 else { throw .invalidNumber }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  /// A number of bytes that an `Int` of this machine can hold.
  mutating func length() throws(PatchError) -> Int { try Self.int(number()) }

  /// - Parameter position: where the last copied range ended, and then where this one does.
  mutating func instruction(after position: inout Int, baseLength: Int) throws(PatchError)
    -> FilePatch.Instruction
  {
    let tag = try number()
    let length = try Self.int(tag >> 1)
    guard length > 0 else { throw .wrongLength }
    guard tag & 1 == 0 else {
      guard let bytes = bytes(length) else { throw .truncated }
      return .insert(Array(bytes))
    }
    let distance = try number()
    let size = try Self.int(distance >> 1)
    let (start, overflow) =
      distance & 1 == 0
      ? position.addingReportingOverflow(size) : position.subtractingReportingOverflow(size)
    guard !overflow, start >= 0, start <= baseLength, length <= baseLength - start else { throw .outsideBase }
    position = start + length
    return .copy(start..<position)
  }

  private static func int(_ number: UInt64) throws(PatchError) -> Int {
    guard let value = Int(exactly: number) else { throw .invalidNumber }
    return value
  }
}
