public import Diagnostics
internal import JSONSchema

/// Looks for everything that is wrong with schemas.
public enum SchemaFileCheck {
  /// The errors and warnings of schemas and of what they refer to, each once and by place.
  /// - Parameters:
  ///   - schemas: the schemas, which may refer to one another.
  ///   - references: further documents that they may refer to, by their `$id` or by their URI.
  public static func diagnostics(of schemas: [SchemaDocument], references: [SchemaDocument]) -> [Diagnostic] {
    var reader = SchemaReader()
    for reference in references { reader.add(reference) }
    // All are known before the first is compiled.
    let values = schemas.map { reader.add($0) }
    for (document, value) in zip(schemas, values) {
      // An example of the wrong format is a mistake, whether files are held to formats or not.
      guard let value, let schema = reader.schema(value, at: document.uri, assertsFormat: true) else {
        continue
      }
      reader.warn(schema.unfitSamples())
    }
    return reader.diagnostics.sorted()
  }
}
