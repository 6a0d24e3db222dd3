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

/// Where a schema is written: in which document, and where it begins there. No two values begin at one place.
struct SchemaPlace: Hashable {
  let document: Int
  let offset: Int
}

/// Where the compiler is: what a subschema inherits from the schema around it.
struct SchemaContext {
  /// The document, as an index.
  var document: Int
  /// The resource, as an index.
  var resource: Int
  /// The JSON pointer from the resource's root.
  var pointer: String
  /// The keywords that mean something.
  var dialect: Dialect

  /// One step further: a keyword's subschema.
  func appending(_ keys: String...) -> SchemaContext {
    var context = self
    for key in keys { context.pointer += "/" + JSONPointer.escaped(key) }
    return context
  }
}

/// A `$ref` or `$dynamicRef` that is still to be followed: its target may be written further on.
struct PendingReference {
  /// The schema that it stands in, and which of its checks it is.
  let node: Int
  let check: Int
  let reference: LocatedValue
  /// Whether an outer resource's anchor of the same name takes its place.
  let isDynamic: Bool
  let context: SchemaContext
}
