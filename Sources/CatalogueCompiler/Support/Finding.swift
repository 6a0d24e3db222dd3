internal import Diagnostics

/// What a rule found; the rule adds its identifier and its severity.
struct Finding: Sendable {
  let message: String
  let location: SourceLocation?
  var fix: String?
  var related: [SourceLocation] = []
  /// The suggested edit, where only one is right.
  var edit: TextEdit?

  init(
    _ message: String, at location: SourceLocation?, fix: String? = nil, related: [SourceLocation] = [],
    edit: TextEdit? = nil
  ) {
    self.message = message
    self.location = location
    self.fix = fix
    self.related = related
    self.edit = edit
  }
}
