public import StrictJSON

/// The documents that a schema may refer to, by URI. Nothing is downloaded: a reference to anything else is an error.
/// The metaschemas of draft 2020-12 are always included.
public struct SchemaRegistry: Sendable {
  /// A document, and the URI under which it was added.
  typealias Entry = (value: LocatedValue, name: String)

  private var documents: [ByteString: Entry] = [:]

  /// The metaschemas only.
  public init() {}

  /// Adds a document under a URI, and under the `$id` of its root if it has one.
  public mutating func add(_ document: LocatedValue, at uri: String) {
    let reference = URIReference(uri).withoutFragment
    documents[ByteString(reference.description)] = (document, uri)
    guard let id = document.object?["$id"]?.string else { return }
    documents[ByteString(URIReference(id).resolved(against: reference).withoutFragment.description)] =
      (document, uri)
  }

  /// The document at a URI without a fragment.
  func document(at uri: URIReference) -> Entry? {
    let name = uri.description
    return documents[ByteString(name)] ?? Metaschema.document(at: name).map { ($0, name) }
  }
}
