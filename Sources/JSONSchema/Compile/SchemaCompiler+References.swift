internal import StrictJSON

/// Resolves references (core, sections 8.2.3 and 9.1).
extension SchemaCompiler {
  /// Resolves all references. A target may add further ones, and further documents.
  mutating func resolveReferences() {
    while let reference = pending.popLast() {
      do throws(SchemaError) { follow(reference, to: try check(reference)) } catch {
        report(error, in: reference.context)
      }
    }
  }

  private mutating func check(_ pending: PendingReference) throws(SchemaError) -> SchemaCheck {
    let target = try target(of: pending)
    guard pending.isDynamic else { return .reference(target.initial) }
    return .dynamicReference(pools.dynamicReferences.insert(target))
  }

  private mutating func target(of pending: PendingReference) throws(SchemaError) -> DynamicReference {
    let text = try pending.reference.schemaText()
    let uri = URIReference(text).resolved(against: resources[pending.context.resource].uri)
    let resource = try resource(of: uri.withoutFragment, pending.reference)
    guard let fragment = uri.fragment, !fragment.isEmpty else {
      return DynamicReference(anchor: nil, initial: resources[resource].root)
    }
    if fragment.hasPrefix("/") {
      return DynamicReference(anchor: nil, initial: try node(at: fragment, in: resource, pending.reference))
    }
    let anchor = ByteString(fragment)
    guard let node = resources[resource].anchors[anchor] else {
      throw SchemaError(
        "\"\(text)\" doesn't resolve: there is no anchor \"\(fragment)\"", at: pending.reference.span)
    }
    let isDynamic = resources[resource].dynamicAnchors[anchor] == node
    return DynamicReference(anchor: isDynamic ? anchor : nil, initial: node)
  }

  private mutating func resource(
    of uri: URIReference, _ reference: LocatedValue
  ) throws(SchemaError) -> Int {
    let key = ByteString(uri.description)
    if let resource = resourceIndices[key] { return resource }
    guard let document = registry.document(at: uri) else {
      throw SchemaError(
        "unknown schema \"\(uri.description)\": schemas aren't downloaded", at: reference.span)
    }
    _ = compileDocument(document.value, at: uri, named: document.name)
    guard let resource = resourceIndices[key] else {
      throw SchemaError("\"\(uri.description)\" has the $id of another schema", at: reference.span)
    }
    return resource
  }

  /// The schema at a JSON pointer from a resource's root, which may be below an unknown keyword.
  private mutating func node(
    at fragment: String, in resource: Int, _ reference: LocatedValue
  ) throws(SchemaError) -> Int {
    guard let keys = JSONPointer.keys(ofFragment: fragment[...]) else {
      throw SchemaError("\"#\(fragment)\" isn't a JSON pointer", at: reference.span)
    }
    var (value, context) = roots[resource]
    context = contexts[SchemaPosition(document: context.document, offset: value.span.lowerBound)] ?? context
    for key in keys {
      guard let child = value.child(key) else {
        throw SchemaError("\"#\(fragment)\" doesn't resolve: there is no \"\(key)\"", at: reference.span)
      }
      value = child
      context =
        contexts[SchemaPosition(document: context.document, offset: child.span.lowerBound)]
        ?? context.appending(key)
    }
    return compile(value, in: context)
  }
}

extension LocatedValue {
  /// The member or the element for one token of a JSON pointer.
  fileprivate func child(_ key: String) -> LocatedValue? {
    guard let array else { return object?[key] }
    guard let index = Int(key), String(index) == key, array.indices.contains(index) else { return nil }
    return array[index]
  }
}
