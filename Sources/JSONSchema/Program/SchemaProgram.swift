internal import StrictJSON

/// A schema with all that it refers to: what the compiler makes and the evaluator runs. Schemas are named by their
/// indices, so that they may be recursive.
final class SchemaProgram: Sendable {
  let nodes: [SchemaNode]
  let checks: [SchemaCheck]
  let pools: SchemaPools
  /// Of each node, what it is and says.
  let descriptions: [SchemaDescription]
  let resources: [SchemaResource]
  /// The schema of the document itself.
  let root: Int
  /// Whether any `$dynamicRef` depends on the way that led to it.
  let usesDynamicScope: Bool

  init(_ drafts: [SchemaDraft], pools: SchemaPools, resources: [SchemaResource], root: Int) {
    var nodes: [SchemaNode] = []
    var checks: [SchemaCheck] = []
    for draft in drafts {
      let first = checks.count
      checks += draft.checks
      nodes.append(
        SchemaNode(
          checks: first..<checks.count, resource: draft.resource, isNever: draft.isNever,
          tracksEvaluation: draft.checks.contains(where: \.looksAtTheUnevaluated),
          looksInside: !draft.checks.allSatisfy(\.isForAnyType)))
    }
    self.nodes = nodes
    self.checks = checks
    self.pools = pools
    descriptions = drafts.map(\.description)
    self.resources = resources
    self.root = root
    usesDynamicScope = checks.contains { if case .dynamicReference = $0 { true } else { false } }
  }

  /// What a schema asks.
  func checks(of node: Int) -> ArraySlice<SchemaCheck> { checks[nodes[node].checks] }

  /// Where a keyword of a schema stands, as a URI; `nil` where its resource has no absolute one.
  func absoluteLocation(of node: Int, keyword pointer: String) -> String? {
    let uri = resources[nodes[node].resource].uri
    guard uri.isAbsolute else { return nil }
    return "\(uri.description)#\(JSONPointer.fragment(descriptions[node].pointer + pointer))"
  }
}

extension SchemaCheck {
  fileprivate var looksAtTheUnevaluated: Bool {
    switch self {
    case .unevaluatedItems, .unevaluatedProperties: true
    default: false
    }
  }

  /// Whether `SchemaEvaluator.applyToAny` does all of it.
  fileprivate var isForAnyType: Bool {
    switch self {
    case .never, .type, .enumeration, .constant, .reference, .dynamicReference: true
    case .allOf, .anyOf, .oneOf, .not, .conditional: true
    default: false
    }
  }
}

/// One schema, ready to be applied: plain numbers only.
struct SchemaNode: Sendable {
  /// What it asks of a value, in `SchemaProgram.checks`: the type first, `unevaluated…` last, the others as they were
  /// written.
  let checks: Range<Int>
  /// The schema resource (core, section 4.3.5) that it belongs to, as an index.
  let resource: Int
  /// Whether it is the schema `false`.
  let isNever: Bool
  /// Whether a keyword needs to know which members or elements the others have looked at.
  let tracksEvaluation: Bool
  /// Whether a check looks at the content of some types of value and lets all others pass.
  let looksInside: Bool
}

/// What a schema is and says without asking anything of a value.
struct SchemaDescription: Sendable {
  /// The JSON pointer that leads to it from its resource's root.
  let pointer: String
  /// What it says about a value: keyword and value.
  var annotations: [(keyword: String, value: LocatedValue)] = []

  /// What a valid value is: the keyword `description`.
  var description: String? { annotation("description")?.string }
  /// What a person calls the value: the keyword `title`.
  var title: String? { annotation("title")?.string }
  /// Valid values: the keyword `examples`.
  var examples: [LocatedValue] { annotation("examples")?.array ?? [] }

  private func annotation(_ keyword: String) -> LocatedValue? {
    annotations.first { $0.keyword == keyword }?.value
  }
}

/// A schema with an identifier of its own (core, section 4.3.5).
struct SchemaResource: Sendable {
  /// The identifier, without a fragment.
  let uri: URIReference
  /// The node of its root.
  let root: Int
  /// The nodes that `$anchor` and `$dynamicAnchor` name.
  var anchors: [ByteString: Int] = [:]
  /// Those that `$dynamicAnchor` names.
  var dynamicAnchors: [ByteString: Int] = [:]
}
