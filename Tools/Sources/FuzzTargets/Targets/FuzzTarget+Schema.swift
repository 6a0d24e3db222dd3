internal import JSONSchema
internal import StrictJSON

extension FuzzTarget {
  static let schema = FuzzTarget(
    "schema",
    "A JSON Schema, and after a blank line a value: it is valid or not whichever way one asks, and every "
      + "failure lies in the value.",
    seeds: FuzzSeeds(["Tests/Fixtures/schemas"], endingIn: [".json"], convert: inputs),
    tokens: schemaTokens, maximumLength: 2048
  ) { bytes throws(BrokenInvariant) in
    let parts = InputParts.atFirstBlankLine(bytes)
    guard let document = try? JSONReader.read(parts.first) else { return }
    for assertsFormat in [false, true] {
      guard let schema = try? Schema(document, at: "https://example.com/a", assertsFormat: assertsFormat)
      else {
        return
      }
      _ = schema.invalidSamples()
      if let value = try? JSONReader.read(parts.rest) {
        try requireOneVerdict(schema, value, parts.rest.count)
      }
      try requireOneVerdict(schema, document, parts.first.count)
    }
  }

  private static func requireOneVerdict(
    _ schema: Schema, _ value: LocatedValue, _ count: Int
  ) throws(BrokenInvariant) {
    let (isValid, failures) = (schema.accepts(value), schema.validate(value))
    try require(
      isValid == failures.isEmpty, "accepts is \(isValid), and there are \(failures.count) failures")
    for failure in failures {
      let isInside = failure.span.lowerBound >= 0 && failure.span.upperBound <= count
      try require(isInside, "\(failure.message) is at \(failure.span), outside the value")
    }
    for format in OutputFormat.allCases {
      // "valid" is the first member; a tree of failures may be deeper than JSONReader goes.
      let start = schema.output(for: value, in: format).prefix(20)
      let saysValid = String(decoding: start, as: UTF8.self).contains("\"valid\": true")
      try require(saysValid == isValid, "the output \(format) says something else than \(isValid)")
    }
  }

  /// Each value of a fixture with the schema.
  private static func inputs(_ fixture: [UInt8]) -> [[UInt8]] {
    let object = (try? JSONReader.read(fixture))?.object
    guard let schema = object?["schema"] else { return [] }
    return (object?["values"]?.array ?? []).map { text(schema) + [0x0A, 0x0A] + text($0) }
  }

  private static func text(_ value: LocatedValue) -> [UInt8] {
    var writer = JSONWriter(layout: .compact)
    writer.value(value)
    return writer.finish()
  }

  private static let schemaTokens = [
    "$id", "$ref", "$anchor", "$dynamicRef", "$dynamicAnchor", "$defs", "$schema", "$vocabulary", "allOf",
    "anyOf",
    "oneOf", "not", "if", "then", "else", "dependentSchemas", "prefixItems", "items", "contains",
    "properties",
    "patternProperties", "additionalProperties", "propertyNames", "unevaluatedItems", "unevaluatedProperties",
    "type",
    "enum", "const", "multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum", "maxLength",
    "minLength", "pattern", "maxItems", "minItems", "uniqueItems", "maxContains", "minContains",
    "maxProperties",
    "minProperties", "required", "dependentRequired", "title", "default", "examples", "deprecated", "format",
    "date-time", "duration", "email", "idn-hostname", "hostname", "ipv6", "uri", "iri-reference",
    "uri-template",
    "json-pointer", "regex", "integer", "object", "array", "string", "number", "null", "#/$defs/a",
    "{\"$ref\":\"#\"}",
    "https://json-schema.org/draft/2020-12/schema", "\n\n",
  ].map { $0.hasPrefix("{") || $0.hasPrefix("\n") ? $0 : "\"\($0)\"" }
}
