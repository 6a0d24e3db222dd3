internal import StrictJSON

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
