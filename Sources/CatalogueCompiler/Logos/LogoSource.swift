internal import Diagnostics

/// A file of the logo folder with what came of it.
struct LogoSource: Sendable {
  let source: SourceText
  let forms: LogoForms
  /// Whether an earlier build made the forms.
  var isCached = false

  /// The file's name without its extension, which is the brand's id.
  var key: String { source.path.fileStem }
}
