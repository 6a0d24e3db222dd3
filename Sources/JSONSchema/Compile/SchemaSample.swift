internal import StrictJSON

/// A value that a schema itself gives: one of its `examples`, or its `default`.
struct SchemaSample: Sendable {
  /// The schema.
  let node: Int
  let value: LocatedValue
  /// What to call it: `example` or `default`.
  let name: String
  /// The document that it stands in: the URI under which that was given.
  let document: String
}

extension SchemaDescription {
  /// The values that the schema gives, with their names.
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
  /// The values that the schemas themselves give.
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
  /// The `examples` and the `default` values, of this schema and of all its parts, that don't fit the very schema that
  /// gives them, each with the first thing that is wrong with it. None of them changes what is valid (validation,
  /// section 9), but whoever copies one is misled.
  public func unfitSamples() -> [SchemaError] {
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
