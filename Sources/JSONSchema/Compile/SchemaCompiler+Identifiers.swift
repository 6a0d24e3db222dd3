internal import StrictJSON

/// `$schema`, `$id` and the anchors (core, section 8.1 and 8.2).
extension SchemaCompiler {
  /// Registers a schema's identifiers, and returns the context for its keywords.
  mutating func enter(_ schema: LocatedValue, in outer: SchemaContext, node: Int) -> SchemaContext {
    guard let object = schema.object else { return outer }
    var context = outer
    if let id = object["$id"], !isDocumentRoot(schema, outer) {
      context = enterResource(id, schema, outer)
    }
    if context.pointer.isEmpty, let metaschema = object["$schema"] {
      do throws(SchemaError) { context.dialect = try dialect(metaschema) } catch {
        report(error, in: context)
      }
    }
    addAnchor(object["$anchor"], isDynamic: false, in: context, node)
    if context.dialect.keywords.contains("$dynamicAnchor") {
      addAnchor(object["$dynamicAnchor"], isDynamic: true, in: context, node)
    }
    return context
  }

  /// Whether it is the document's root schema, whose `$id` was registered with the document.
  private func isDocumentRoot(_ schema: LocatedValue, _ context: SchemaContext) -> Bool {
    let root = roots[context.resource]
    return root.context.document == context.document && root.value.span.lowerBound == schema.span.lowerBound
  }

  /// Registers the resource of a document, under the document's URI and its root's `$id`.
  mutating func addResource(ofDocument document: LocatedValue, at uri: URIReference, _ context: SchemaContext)
  {
    var identifier = uri
    if let id = document.object?["$id"] {
      do throws(SchemaError) { identifier = try self.identifier(id, base: uri) } catch {
        report(error, in: context)
      }
    }
    resourceIndices[ByteString(uri.description)] = resources.count
    addResource(identifier, root: document, context)
  }

  private mutating func addResource(_ uri: URIReference, root: LocatedValue, _ context: SchemaContext) {
    resourceIndices[ByteString(uri.description)] = resources.count
    resources.append(SchemaResource(uri: uri, root: drafts.count))
    roots.append((root, context))
  }

  private mutating func enterResource(
    _ id: LocatedValue, _ schema: LocatedValue, _ outer: SchemaContext
  ) -> SchemaContext {
    do throws(SchemaError) {
      let uri = try identifier(id, base: resources[outer.resource].uri)
      guard resourceIndices[ByteString(uri.description)] == nil else {
        throw SchemaError("another schema has this $id", at: id.span)
      }
      var context = outer
      context.resource = resources.count
      context.pointer = ""
      addResource(uri, root: schema, context)
      return context
    } catch {
      report(error, in: outer)
      return outer
    }
  }

  private func identifier(_ id: LocatedValue, base: URIReference) throws(SchemaError) -> URIReference {
    let uri = URIReference(try id.schemaText()).resolved(against: base)
    guard uri.fragment ?? "" == "" else {
      throw SchemaError(
        "an $id has no fragment", at: id.span, fix: "use $anchor to name a schema within another")
    }
    return uri.withoutFragment
  }

  private mutating func addAnchor(
    _ name: LocatedValue?, isDynamic: Bool, in context: SchemaContext, _ node: Int
  ) {
    guard let name else { return }
    do throws(SchemaError) {
      let anchor = ByteString(try name.schemaAnchor())
      if let other = resources[context.resource].anchors[anchor], other != node {
        throw SchemaError("another schema has this anchor", at: name.span)
      }
      resources[context.resource].anchors[anchor] = node
      if isDynamic { resources[context.resource].dynamicAnchors[anchor] = node }
    } catch { report(error, in: context) }
  }

  /// The dialect of a metaschema.
  private func dialect(_ metaschema: LocatedValue) throws(SchemaError) -> Dialect {
    let uri = URIReference(try metaschema.schemaText())
    switch uri.withoutFragment.description {
    case Dialect.metaschemaURI: return .draft2020
    case "https://json-schema.org/draft/2019-09/schema": return .draft2019
    default: break
    }
    guard let document = registry.document(at: uri.withoutFragment) else {
      throw SchemaError(
        "unknown metaschema \"\(uri.description)\"", at: metaschema.span,
        fix: "use \"\(Dialect.metaschemaURI)\"")
    }
    guard let vocabularies = document.value.object?["$vocabulary"]?.object else { return .draft2020 }
    var known: Set<Vocabulary> = []
    for member in vocabularies.members {
      if let vocabulary = Vocabulary.allCases.first(where: { $0.uri == member.key }) {
        known.insert(vocabulary)
      } else if member.value.bool != false {
        throw SchemaError(
          "the metaschema requires the unknown vocabulary \"\(member.key)\"", at: metaschema.span)
      }
    }
    return Dialect(known)
  }
}
