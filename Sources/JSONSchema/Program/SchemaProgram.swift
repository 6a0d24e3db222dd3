internal import StrictJSON

/// A compiled schema with all that it refers to. Schemas are indices, so that they may be recursive.
final class SchemaProgram: Sendable {
  let nodes: [SchemaNode]
  let checks: [SchemaCheck]
  let pools: SchemaPools
  /// The description of each node.
  let descriptions: [SchemaDescription]
  let resources: [SchemaResource]
  /// The schema of the document itself.
  let root: Int
  /// Whether there is a `$dynamicRef`, whose target depends on the scope.
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
          tracksEvaluation: draft.checks.contains(where: \.needsEvaluatedParts),
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

  /// The checks of a schema.
  func checks(of node: Int) -> ArraySlice<SchemaCheck> { checks[nodes[node].checks] }

  /// The absolute URI of a schema's keyword; `nil` where its resource has none.
  func absoluteLocation(of node: Int, keyword pointer: String) -> String? {
    let uri = resources[nodes[node].resource].uri
    guard uri.isAbsolute else { return nil }
    return "\(uri.description)#\(JSONPointer.fragment(descriptions[node].pointer + pointer))"
  }
}

extension SchemaCheck {
  fileprivate var needsEvaluatedParts: Bool {
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

/// One compiled schema: plain numbers only.
struct SchemaNode: Sendable {
  /// Its checks in `SchemaProgram.checks`: `type` first, `unevaluated…` last, the others in the order of the source.
  let checks: Range<Int>
  /// The schema resource (core, section 4.3.5) that it belongs to, as an index.
  let resource: Int
  /// Whether it is the schema `false`.
  let isNever: Bool
  /// Whether a keyword needs to know which members or elements the others have evaluated.
  let tracksEvaluation: Bool
  /// Whether a check is for the content of some types of value.
  let looksInside: Bool
}

/// The position and the annotations of a schema.
struct SchemaDescription: Sendable {
  /// Its JSON pointer from its resource's root.
  let pointer: String
  /// Its annotations: keyword and value.
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
