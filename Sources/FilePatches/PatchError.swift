/// Why a patch can't be read or applied.
public enum PatchError: Error, Hashable, Sendable {
  /// The bytes don't begin as a patch does.
  case notAPatch
  /// The patch has a version of the format that this library doesn't read.
  case unsupportedVersion(UInt8)
  /// The patch ends within a number or within inserted bytes.
  case truncated
  /// A number is longer than needed, or too large.
  case invalidNumber
  /// A range reaches beyond the base.
  case outsideBase
  /// An instruction is empty, or the instructions don't make a file of the stated length.
  case wrongLength
  /// There are more instructions than a patch may have.
  case tooManyInstructions
  /// The base isn't the file that the patch is for.
  case otherBase
}

extension PatchError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .notAPatch: "it doesn't begin as a patch does"
    case .unsupportedVersion(let version): "version \(version) of the format isn't supported"
    case .truncated: "it ends too early"
    case .invalidNumber: "a number is too large, or longer than needed"
    case .outsideBase: "a range reaches beyond the base"
    case .wrongLength: "its instructions don't make a file of the expected length"
    case .tooManyInstructions: "it has more than \(FilePatch.mostInstructions) instructions"
    case .otherBase: "the base is another file"
    }
  }
}
