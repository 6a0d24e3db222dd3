internal import StrictJSON

/// The metaschemas of draft 2020-12, as https://json-schema.org publishes them.
enum Metaschema {
  /// The metaschema at a URI.
  static func document(at uri: String) -> LocatedValue? {
    let prefix = "https://json-schema.org/draft/2020-12/"
    guard uri.hasPrefix(prefix), let text = texts[String(uri.dropFirst(prefix.count))] else { return nil }
    return try? JSONReader.read(Array(text.utf8))
  }

  /// The metaschema itself, and one for each vocabulary.
  private static let texts = [
    "schema": schema,
    "meta/core": core,
    "meta/applicator": applicator,
    "meta/unevaluated": unevaluated,
    "meta/validation": validation,
    "meta/meta-data": metaData,
    "meta/format-annotation": formatAnnotation,
    "meta/format-assertion": formatAssertion,
    "meta/content": content,
  ]
}
