internal import CatalogueSources
internal import StrictJSON
internal import YAMLSource

/// The order of a file's fields: that of the properties in its schema.
struct FieldOrder: Sendable {
  private let schema: LocatedValue

  init(_ schema: LocatedValue) { self.schema = schema }

  /// A node with all its fields in order; those that the schema doesn't know are last, as they were written.
  func arranged(_ node: YAMLNode) -> YAMLNode { arranged(node, by: schema) }

  private func arranged(_ node: YAMLNode, by schema: LocatedValue?) -> YAMLNode {
    guard let schema = resolved(schema) else { return node }
    var node = node
    switch node.content {
    case .sequence(let items):
      node.content = .sequence(items.map { arranged($0, by: schema.object?["items"]) })
    case .mapping(let fields):
      guard let properties = schema.object?["properties"]?.object else { return node }
      let inner = fields.map { YAMLNode.Field($0.key, arranged($0.value, by: properties[$0.key])) }
      node.content = .mapping(sorted(inner, by: properties))
    case .null, .bool, .number, .text: break
    }
    return node
  }

  private func sorted(_ fields: [YAMLNode.Field], by properties: LocatedObject) -> [YAMLNode.Field] {
    let known = properties.members.compactMap { member in fields.first { $0.key.hasSameBytes(as: member.key) }
    }
    return known + fields.filter { properties[$0.key] == nil }
  }

  private func resolved(_ schema: LocatedValue?) -> LocatedValue? {
    Declaration.resolved(schema, in: self.schema)
  }
}
