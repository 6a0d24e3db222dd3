package import Diagnostics

/// What a rule found; the rule adds its identifier and its severity.
package struct Finding: Sendable {
  package let message: String
  package let location: SourceLocation?
  package var fix: String?
  package var related: [SourceLocation] = []
  /// The suggested edit, where only one is right.
  package var edit: TextEdit?

  package init(
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
