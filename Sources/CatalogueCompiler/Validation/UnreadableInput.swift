public import Diagnostics

/// An input without which nothing can begin, such as a schema, and what is wrong with it.
public struct UnreadableInput: Error {
  /// What is wrong: at least one error.
  public let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
