internal import StrictJSON

/// One of the `examples` of a schema, or its `default`.
struct SchemaSample: Sendable {
  /// The schema.
  let node: Int
  let value: LocatedValue
  /// `example` or `default`.
  let name: String
  /// The URI under which its document was given.
  let document: String

  var isDefault: Bool { name == "default" }
}

extension SchemaDescription {
  /// The schema's samples, with their names.
  fileprivate var samples: [(value: LocatedValue, name: String)] {
    var samples: [(value: LocatedValue, name: String)] = []
    for annotation in annotations {
      switch annotation.keyword {
      case "examples": for example in annotation.value.array ?? [] { samples.append((example, "example")) }
      case "default": samples.append((annotation.value, "default"))
      default: break
      }
    }
    return samples
  }
}

extension SchemaCompiler {
  /// The samples of all schemas.
  var samples: [SchemaSample] {
    drafts.enumerated().flatMap { node, draft in
      draft.description.samples.map { sample in
        SchemaSample(
          node: node, value: sample.value, name: sample.name, document: documents[draft.context.document])
      }
    }
  }
}

extension Schema {
  /// The `examples` and the `default` values, of this schema and all its parts, that are invalid by their own schema,
  /// each with its first failure. They don't change what is valid (validation, section 9), but mislead people who copy
  /// them.
  public func invalidSamples() -> [SchemaError] { invalid(samples) }

  /// Those of them that are defaults.
  public func invalidDefaults() -> [SchemaError] { invalid(samples.filter(\.isDefault)) }

  private func invalid(_ samples: [SchemaSample]) -> [SchemaError] {
    samples.compactMap { sample in
      let failure = failures(of: sample.value, by: sample.node, named: "the \(sample.name)", limit: 1).first
      return failure.map {
        SchemaError(
          "this \(sample.name) isn't valid by its own schema: \($0.message)", at: $0.span, fix: $0.fix,
          in: sample.document)
      }
    }
  }
}
