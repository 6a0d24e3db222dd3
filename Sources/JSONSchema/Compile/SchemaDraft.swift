internal import StrictJSON

/// A schema while it is being compiled.
struct SchemaDraft {
  /// The resource that it belongs to, as an index.
  let resource: Int
  /// Where it is written.
  let span: Range<Int>
  let context: SchemaContext
  var checks: [SchemaCheck] = []
  var description: SchemaDescription

  init(_ schema: LocatedValue, in context: SchemaContext) {
    resource = context.resource
    span = schema.span
    self.context = context
    description = SchemaDescription(pointer: context.pointer)
  }

  /// Whether it is the schema `false`.
  var isNever: Bool {
    if case .never? = checks.first { true } else { false }
  }
}
