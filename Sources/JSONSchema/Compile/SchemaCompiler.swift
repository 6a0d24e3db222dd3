internal import RegularExpressions
internal import StrictJSON

/// Compiles a schema document, and all that it refers to, into a program. It continues after an error, to report all of
/// them at once.
struct SchemaCompiler {
  private(set) var drafts: [SchemaDraft] = []
  private(set) var errors: [SchemaError] = []
  /// Probable mistakes.
  private(set) var warnings: [SchemaError] = []
  var pools = SchemaPools()
  var resources: [SchemaResource] = []
  /// The resources' roots in the source, with their contexts.
  var roots: [(value: LocatedValue, context: SchemaContext)] = []
  var resourceIndices: [ByteString: Int] = [:]
  var pending: [PendingReference] = []
  let registry: SchemaRegistry
  /// Further keywords that are known.
  let vocabulary: AnnotationVocabulary
  /// Whether `format` is an assertion in every dialect.
  let assertsFormat: Bool
  /// The documents' URIs, as they were given.
  private(set) var documents: [String] = []
  /// The nodes by their schema's position, so that all references to a schema have the same node.
  private var known: [SchemaPosition: Int] = [:]
  /// The compiled regular expressions: compiling one takes longer than the rest of its schema.
  private var expressions: [ByteString: RegularExpression] = [:]
  /// The contexts for the schemas' keywords, by position.
  private(set) var contexts: [SchemaPosition: SchemaContext] = [:]

  init(registry: SchemaRegistry, vocabulary: AnnotationVocabulary, assertsFormat: Bool) {
    self.registry = registry
    self.vocabulary = vocabulary
    self.assertsFormat = assertsFormat
  }

  /// The program of a document.
  mutating func program(_ document: LocatedValue, at uri: String) throws(InvalidSchema) -> SchemaProgram {
    let root = compileDocument(document, at: URIReference(uri).withoutFragment, named: uri)
    resolveReferences()
    if errors.isEmpty { checkCycles() }
    warnings = warnings.inOrder(ofDocuments: documents)
    guard errors.isEmpty else {
      throw InvalidSchema(errors: errors.inOrder(ofDocuments: documents), warnings: warnings)
    }
    return SchemaProgram(drafts, pools: pools, resources: resources, root: root)
  }

  private mutating func checkCycles() {
    var check = CycleCheck(drafts.map { $0.checks.flatMap { $0.schemasOfSameValue(pools) } })
    for node in check.nodesClosingCycles() {
      report(
        SchemaError(
          "this reference applies the schema to the same value again, which would never end",
          at: drafts[node].span), in: drafts[node].context)
    }
  }

  /// Compiles a new document, and returns its root's node.
  mutating func compileDocument(_ document: LocatedValue, at uri: URIReference, named name: String) -> Int {
    documents.append(name)
    let context = SchemaContext(
      document: documents.count - 1, resource: resources.count, pointer: "", dialect: .draft2020)
    addResource(ofDocument: document, at: uri, context)
    return compile(document, in: context)
  }

  /// The node of a schema, which is compiled the first time.
  mutating func compile(_ schema: LocatedValue, in outer: SchemaContext) -> Int {
    let position = SchemaPosition(document: outer.document, offset: schema.span.lowerBound)
    if let node = known[position] { return node }
    let index = drafts.count
    known[position] = index
    let context = enter(schema, in: outer, node: index)
    contexts[position] = context
    drafts.append(SchemaDraft(schema, in: context))
    switch schema.content {
    case .bool(let accepts):
      if !accepts { drafts[index].checks = [.never] }
    case .object(let object): compileKeywords(of: object, in: context, node: index)
    default: report(SchemaError("a schema is an object, true or false", at: schema.span), in: context)
    }
    return index
  }

  private mutating func compileKeywords(of object: LocatedObject, in context: SchemaContext, node: Int) {
    // A value of the wrong type fails most other keywords too; unevaluated… depends on all others.
    let order = object.members.sorted { Self.rank($0.key) < Self.rank($1.key) }
    for member in order {
      guard context.dialect.keywords.contains(member.key) else {
        annotateFurther(member, in: context, node: node)
        continue
      }
      do throws(SchemaError) {
        guard let check = try check(member, object, context, node) else { continue }
        drafts[node].checks.append(check)
      } catch { report(error, in: context) }
    }
  }

  private static func rank(_ keyword: String) -> Int {
    switch keyword {
    case "type": 0
    case "unevaluatedItems", "unevaluatedProperties": 2
    default: 1
    }
  }

  mutating func expression(_ pattern: LocatedValue) throws(SchemaError) -> RegularExpression {
    let text = ByteString(try pattern.schemaText())
    if let known = expressions[text] { return known }
    let expression = try pattern.schemaPattern()
    expressions[text] = expression
    return expression
  }

  mutating func annotate(_ node: Int, _ member: LocatedObject.Member) {
    drafts[node].description.annotations.append((member.key, member.value))
  }

  mutating func follow(_ pending: PendingReference, to check: SchemaCheck) {
    drafts[pending.node].checks[pending.check] = check
  }

  mutating func warn(_ sentence: String, at span: Range<Int>, in context: SchemaContext) {
    warnings.append(SchemaError(sentence, at: span, in: documents[context.document]))
  }

  mutating func report(_ error: SchemaError, in context: SchemaContext) {
    var error = error
    error.document = documents[context.document]
    errors.append(error)
  }
}
