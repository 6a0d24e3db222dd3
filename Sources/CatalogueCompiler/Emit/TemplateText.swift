internal import Diagnostics

/// The text of a template with all that it includes. Mustache's own way takes no `+` in a name.
enum TemplateText {
  /// What is missing is left out; ``TemplateCheck`` reports it, and what includes itself.
  static func text(of name: String, in templates: [String: SourceText]) -> String {
    guard let template = templates[name] else { return "" }
    var text: [UInt8] = []
    append(template, in: templates, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private static func append(
    _ template: SourceText, in templates: [String: SourceText], to text: inout [UInt8]
  ) {
    let bytes = template.bytes
    var offset = 0
    for tag in TemplateTags(bytes) {
      guard let partial = tag.partial.flatMap({ templates[$0] }) else { continue }
      text += bytes[offset..<tag.span.lowerBound]
      append(partial, in: templates, to: &text)
      offset = tag.span.upperBound
      // A line feed of each would be two.
      if text.last == 0x0A, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
    }
    text += bytes[offset...]
  }
}
