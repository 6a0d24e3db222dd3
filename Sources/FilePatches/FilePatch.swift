/// A file as ranges of another one, its base, and new bytes: `docs/PATCHES.md` has the format.
///
/// Whoever applies a patch needs to trust neither: all ranges are checked before a byte is copied, and the result counts
/// only if its hash is the one that was signed.
public struct FilePatch: Hashable, Sendable {
  /// A part of the result; none is empty.
  public enum Instruction: Hashable, Sendable {
    /// Bytes of the base.
    case copy(Range<Int>)
    /// Bytes that the base doesn't have there.
    case insert([UInt8])

    /// How many bytes it adds to the result.
    var length: Int {
      switch self {
      case .copy(let range): range.count
      case .insert(let bytes): bytes.count
      }
    }
  }

  /// The first bytes of every patch; the last of them is the format's version.
  static let magic: [UInt8] = Array("CPT".utf8) + [1]
  /// How many bytes a SHA-256 has.
  static let hashLength = 32
  /// The most instructions of a patch.
  public static let mostInstructions = 65_536

  /// The SHA-256 of the base.
  public let baseHash: [UInt8]
  /// How many bytes the base has.
  public let baseLength: Int
  /// How many bytes the result has: the sum of the instructions' lengths.
  public let resultLength: Int
  /// In the order of the result.
  public let instructions: [Instruction]

  /// A patch.
  /// - Throws: `PatchError` when an instruction is empty or reaches beyond the base, or there are too many.
  public init(baseHash: [UInt8], baseLength: Int, _ instructions: [Instruction]) throws(PatchError) {
    guard baseHash.count == Self.hashLength, baseLength >= 0 else { throw .notAPatch }
    guard instructions.count <= Self.mostInstructions else { throw .tooManyInstructions }
    var length = 0
    for instruction in instructions {
      if case .copy(let range) = instruction, range.lowerBound < 0 || range.upperBound > baseLength {
        throw .outsideBase
      }
      let (sum, overflow) = length.addingReportingOverflow(instruction.length)
      guard instruction.length > 0, !overflow else { throw .wrongLength }
      length = sum
    }
    (self.baseHash, self.baseLength, self.instructions) = (baseHash, baseLength, instructions)
    resultLength = length
  }

  /// The result, whose hash is to be compared by whoever trusts the signed one.
  /// - Parameters:
  ///   - base: the file with ``baseHash``, which isn't compared: with another base of that length, the result is another
  ///     file.
  ///   - length: how many bytes the result must have.
  /// - Throws: `PatchError` when the patch is for a base or a result of another length. Then no memory was taken.
  public func result(from base: [UInt8], length: Int) throws(PatchError) -> [UInt8] {
    guard base.count == baseLength else { throw .otherBase }
    guard length == resultLength else { throw .wrongLength }
    var result: [UInt8] = []
    result.reserveCapacity(length)
    for instruction in instructions {
      switch instruction {
      case .copy(let range): result += base[range]
      case .insert(let bytes): result += bytes
      }
    }
    return result
  }
}

extension FilePatch {
  /// What the target paths of all patches begin with.
  public static let targetFolder = "patches/"

  /// What the target paths of all patches of a file begin with.
  public static func targetPathPrefix(of name: String) -> String { "\(targetFolder)\(name)." }

  /// The target path of the patch that makes the published file of an earlier one.
  /// - Parameters:
  ///   - name: the file's own target path.
  ///   - baseHash: the SHA-256 of the earlier one, in hexadecimal.
  public static func targetPath(of name: String, baseHash: String) -> String {
    "\(targetPathPrefix(of: name))\(baseHash).patch"
  }
}
