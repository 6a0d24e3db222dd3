/// Something that is wrong with a logo.
public struct LogoProblem: Error, Hashable, Sendable {
  /// What kind of mistake it is.
  public let code: LogoProblemCode
  /// Whether the logo is refused, or drawn all the same.
  public let isRefusal: Bool
  /// One sentence that says what was found.
  public let message: String
  /// One sentence that says what to do.
  public let fix: String
  /// The place in the file, as a range of byte offsets.
  public let span: Range<Int>

  static func refusal(
    _ code: LogoProblemCode, _ message: String, fix: String, span: Range<Int>
  ) -> LogoProblem {
    LogoProblem(code: code, isRefusal: true, message: message, fix: fix, span: span)
  }
}

/// The kinds of mistakes in a logo, under the names that messages and documentation give them.
public enum LogoProblemCode: String, CaseIterable, Hashable, Sendable {
  case entity = "svg-entity"
  case documentType = "svg-doctype"
  case script = "svg-script"
  case handler = "svg-handler"
  case link = "svg-link"
  case external = "svg-external"
  case animation = "svg-animation"
  case foreignObject = "svg-foreign"
  case image = "svg-image"
  case text = "svg-text"
  case mask = "svg-mask"
  case filter = "svg-filter"
  case blend = "svg-blend"
  case pattern = "svg-pattern"
  case dash = "svg-dash"
  case marker = "svg-marker"
  case encoding = "svg-encoding"
  case root = "svg-root"
  case namespace = "svg-wrong-ns"
  case viewBox = "svg-viewbox"
  case number = "svg-number"
  case empty = "svg-empty"
  case cycle = "svg-cycle"
  case limit = "svg-limit"
  /// XML that isn't well-formed.
  case syntax = "svg-syntax"
  /// A picture that isn't the same for every reader.
  case language = "svg-language"
  /// Style rules or properties that can't be resolved.
  case style = "svg-style"
  /// A stroke that is stretched in one direction more than in the other.
  case stroke = "svg-stroke"
  /// A clip that the normal form can't say.
  case clip = "svg-clip"
  /// A gradient that the normal form can't say, or that not every platform draws alike.
  case gradient = "svg-gradient"
  /// A reference to something that isn't there.
  case reference = "svg-reference"
  /// Too many bytes for a device.
  case size = "svg-size"
}

/// What came of a file that was to be a logo.
public struct NormalizedLogo: Sendable {
  /// The picture; `nil` where the file is refused.
  public let logo: Logo?
  /// All that is wrong with the file, in the order in which it was found.
  public let problems: [LogoProblem]
}
