internal import RegularExpressions
internal import StrictJSON

/// Turns a schema document, and whatever it refers to, into a program. It goes on after an error: a schema's author is
/// told everything at once.
struct SchemaCompiler {
  private(set) var drafts: [SchemaDraft] = []
  private(set) var errors: [SchemaError] = []
  /// What is legal and probably a mistake.
  private(set) var warnings: [SchemaError] = []
  var pools = SchemaPools()
  var resources: [SchemaResource] = []
  /// The resources' roots as they are written, and where they stand.
  var roots: [(value: LocatedValue, context: SchemaContext)] = []
  var resourceIndices: [ByteString: Int] = [:]
  var pending: [PendingReference] = []
  let registry: SchemaRegistry
  /// Whether `format` is an assertion whatever the dialect says.
  let assertsFormat: Bool
  /// The documents' URIs, as they were given.
  private(set) var documents: [String] = []
  /// The nodes that are made already: a reference leads to the same node.
  private var known: [SchemaPlace: Int] = [:]
  /// The regular expressions that are made already: making one takes longer than all that is around it.
  private var expressions: [ByteString: RegularExpression] = [:]
  /// What a schema's keywords are read in, by the schema's place.
  private(set) var contexts: [SchemaPlace: SchemaContext] = [:]

  init(registry: SchemaRegistry, assertsFormat: Bool) {
    self.registry = registry
    self.assertsFormat = assertsFormat
  }

  /// The program of a document.
  mutating func program(_ document: LocatedValue, at uri: String) throws(InvalidSchema) -> SchemaProgram {
    let root = compileDocument(document, at: URIReference(uri).withoutFragment, named: uri)
    resolveReferences()
    if errors.isEmpty { checkProgress() }
    warnings = warnings.inOrder(ofDocuments: documents)
    guard errors.isEmpty else {
      throw InvalidSchema(errors: errors.inOrder(ofDocuments: documents), warnings: warnings)
    }
    return SchemaProgram(drafts, pools: pools, resources: resources, root: root)
  }

  private mutating func checkProgress() {
    var check = ProgressCheck(drafts.map { $0.checks.flatMap { $0.schemasOfSameValue(pools) } })
    for node in check.nodesThatLeadBack() {
      report(
        SchemaError(
          "this schema refers back to itself without looking any deeper into the value, which would never end",
          at: drafts[node].span), in: drafts[node].context)
    }
  }

  /// Compiles a document that hasn't been met yet, and returns its root's node.
  mutating func compileDocument(_ document: LocatedValue, at uri: URIReference, named name: String) -> Int {
    documents.append(name)
    let context = SchemaContext(
      document: documents.count - 1, resource: resources.count, pointer: "", dialect: .draft2020)
    addResource(ofDocument: document, at: uri, context)
    return compile(document, in: context)
  }

  /// The node of a schema, made if it isn't there yet.
  mutating func compile(_ schema: LocatedValue, in outer: SchemaContext) -> Int {
    let place = SchemaPlace(document: outer.document, offset: schema.span.lowerBound)
    if let node = known[place] { return node }
    let index = drafts.count
    known[place] = index
    let context = enter(schema, in: outer, node: index)
    contexts[place] = context
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
    // What is of the wrong type fails most other keywords too; unevaluated… look at what the others left.
    let order = object.members.sorted { Self.rank($0.key) < Self.rank($1.key) }
    for member in order {
      guard context.dialect.keywords.contains(member.key) else {
        remark(on: member, in: context, node: node)
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
