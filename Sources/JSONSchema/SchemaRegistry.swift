public import StrictJSON

/// The documents that a schema may refer to, by URI. Nothing is ever fetched: what a schema refers to is in here or
/// is an error. The metaschemas of draft 2020-12 are always there.
public struct SchemaRegistry: Sendable {
  private var documents: [ByteString: LocatedValue] = [:]

  /// The metaschemas only.
  public init() {}

  /// Adds a document under a URI, and under the `$id` of its root if it has one.
  public mutating func add(_ document: LocatedValue, at uri: String) {
    let reference = URIReference(uri).withoutFragment
    documents[ByteString(reference.description)] = document
    guard let id = document.object?["$id"]?.string else { return }
    documents[ByteString(URIReference(id).resolved(against: reference).withoutFragment.description)] =
      document
  }

  /// The document at a URI without a fragment.
  func document(at uri: URIReference) -> LocatedValue? {
    documents[ByteString(uri.description)] ?? Metaschema.document(at: uri.description)
  }
}
