public import Diagnostics
internal import StrictJSON

/// What a validation says of one file in the specification's own form (core, section 12.4).
public struct ValidationOutput: Sendable {
  /// One JSON document, ended by a line feed.
  public let bytes: [UInt8]
  /// Whether the file is valid.
  public let isValid: Bool
  /// Why the file couldn't be read, which that form has no words for.
  public let diagnostics: [Diagnostic]
}

extension ValidationOutput {
  /// Of a file that holds no value: it isn't valid, and no keyword says so (section 12.4.1).
  init(unreadable diagnostics: [Diagnostic]) {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("valid")
      writer.bool(false)
    }
    self.init(bytes: writer.finish(), isValid: false, diagnostics: diagnostics)
  }
}
