/// The result of normalising a file.
public struct NormalizedLogo: Sendable {
  /// The picture; `nil` if the file is rejected.
  public let logo: Logo?
  /// All problems of the file, in the order in which they were found.
  public let problems: [LogoProblem]
}

/// Something that is wrong with a logo.
public struct LogoProblem: Error, Hashable, Sendable {
  /// The kind of problem.
  public let code: LogoProblemCode
  /// Whether the logo is rejected, or drawn all the same.
  public let isError: Bool
  /// One sentence that says what is wrong.
  public let message: String
  /// One sentence that says what to do.
  public let fix: String
  /// The position in the file's ``LogoText``, as a range of byte offsets.
  public let span: Range<Int>
  /// The one right change of the text that fixes the problem, if there is one.
  public var edit: LogoEdit?

  static func error(
    _ code: LogoProblemCode, _ message: String, fix: String, span: Range<Int>
  ) -> LogoProblem {
    LogoProblem(code: code, isError: true, message: message, fix: fix, span: span)
  }
}

/// A change of a logo's text.
public struct LogoEdit: Hashable, Sendable {
  /// What is replaced, as byte offsets.
  public let span: Range<Int>
  /// The new text.
  public let replacement: String

  /// A change with its range and the new text.
  public init(span: Range<Int>, replacement: String) { (self.span, self.replacement) = (span, replacement) }
}

/// The kinds of problems in a logo, under the names that messages and documentation give them.
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
  /// A picture that depends on the reader's language.
  case language = "svg-language"
  /// Style rules or properties that can't be resolved.
  case style = "svg-style"
  /// A stroke that is stretched more in one direction than in the other.
  case stroke = "svg-stroke"
  /// A clip that the normal form can't express.
  case clip = "svg-clip"
  /// A gradient that the normal form can't express, or that not every platform draws alike.
  case gradient = "svg-gradient"
  /// A reference to an element that isn't there.
  case reference = "svg-reference"
  /// Too many bytes for a device.
  case size = "svg-size"
}
