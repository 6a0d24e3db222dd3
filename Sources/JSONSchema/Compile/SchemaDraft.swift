internal import StrictJSON

/// A schema while it is being compiled.
struct SchemaDraft {
  /// The resource that it belongs to, as an index.
  let resource: Int
  /// The schema as it is written.
  let value: LocatedValue
  let context: SchemaContext
  var checks: [SchemaCheck] = []
  var description: SchemaDescription

  init(_ schema: LocatedValue, in context: SchemaContext) {
    resource = context.resource
    value = schema
    self.context = context
    description = SchemaDescription(pointer: context.pointer)
  }

  /// Its range in the document.
  var span: Range<Int> { value.span }

  /// Whether it is the schema `false`.
  var isNever: Bool {
    if case .never? = checks.first { true } else { false }
  }
}

/// The position of a schema: its document and its offset there, which no other value has.
struct SchemaPosition: Hashable {
  let document: Int
  let offset: Int
}

/// What a subschema inherits from its parent schema.
struct SchemaContext {
  /// The document, as an index.
  var document: Int
  /// The resource, as an index.
  var resource: Int
  /// The JSON pointer from the resource's root.
  var pointer: String
  /// The known keywords.
  var dialect: Dialect

  /// The context of a keyword's subschema.
  func appending(_ keys: String...) -> SchemaContext {
    var context = self
    for key in keys { context.pointer += "/" + JSONPointer.escaped(key) }
    return context
  }
}

/// An unresolved `$ref` or `$dynamicRef`: its target may come later.
struct PendingReference {
  /// The schema that has it, and the index of its check.
  let node: Int
  let check: Int
  let reference: LocatedValue
  /// Whether an outer resource's anchor of the same name replaces its target.
  let isDynamic: Bool
  let context: SchemaContext
}
