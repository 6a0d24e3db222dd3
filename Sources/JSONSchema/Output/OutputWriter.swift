internal import StrictJSON

/// The output formats of the specification (core, section 12.4).
public enum OutputFormat: String, CaseIterable, Sendable {
  /// One list of all failures, or of all annotations of a valid value (section 12.4.2).
  case basic
  /// The same as a tree that follows the schema (section 12.4.3).
  case detailed
}

/// Writes the result of an evaluation in the specification's format (core, section 12).
struct OutputWriter {
  private let program: SchemaProgram

  init(program: SchemaProgram) { self.program = program }

  func write(_ evaluation: Evaluation, in format: OutputFormat) -> [UInt8] {
    var writer = JSONWriter()
    let root = OutputTree(program: program).root(of: evaluation)
    switch format {
    case .basic: writeBasic(root, &writer)
    case .detailed:
      // The root is written even without a message.
      var unit = root
      unit.children = root.children.compactMap(\.condensed)
      write(unit, hasChildren: true, &writer)
    }
    return writer.finish()
  }

  private func writeBasic(_ root: OutputUnit, _ writer: inout JSONWriter) {
    let units = root.flattened.filter(\.hasMessage)
    writer.object { writer in
      writer.key("valid")
      writer.bool(root.isValid)
      guard !units.isEmpty || !root.isValid else { return }
      writer.key(root.isValid ? "annotations" : "errors")
      writer.array(units) { writer, unit in write(unit, hasChildren: false, &writer) }
    }
  }

  private func write(_ unit: OutputUnit, hasChildren: Bool, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("valid")
      writer.bool(unit.isValid)
      writeString("keywordLocation", unit.keywordLocation, &writer)
      if let location = unit.absoluteKeywordLocation {
        writeString("absoluteKeywordLocation", location, &writer)
      }
      writeString("instanceLocation", unit.instanceLocation, &writer)
      switch unit.message {
      case .none: break
      case .error(let message): writeString("error", message, &writer)
      case .annotation(let value):
        writer.key("annotation")
        writer.value(value)
      }
      guard hasChildren, !unit.children.isEmpty else { return }
      writer.key(unit.isValid ? "annotations" : "errors")
      writer.array(unit.children) { writer, child in write(child, hasChildren: true, &writer) }
    }
  }

  private func writeString(_ key: String, _ text: String, _ writer: inout JSONWriter) {
    writer.key(key)
    writer.string(text)
  }
}

extension OutputUnit {
  fileprivate var hasMessage: Bool {
    if case .none = message { false } else { true }
  }
}
