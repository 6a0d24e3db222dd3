internal import StrictJSON

extension TemplateView {
  /// Every name with its value: text as a string, a flag as true or false, a list of views as an array.
  func json() -> [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.finish()
  }

  private func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for (name, field) in Self.fields.sorted(by: { $0.key < $1.key }) {
        writer.key(name)
        switch field.value(self) {
        case let text as String: writer.string(text)
        case let flag as Bool: writer.bool(flag)
        case let views as [any TemplateView]: writer.array(views) { $1.write(to: &$0) }
        default: writer.null()
        }
      }
    }
  }
}
