internal import StrictJSON

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
