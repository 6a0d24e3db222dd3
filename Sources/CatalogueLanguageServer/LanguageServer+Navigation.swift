internal import CatalogueAuthoring
internal import CatalogueCompiler
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON
internal import YAMLSource

extension LanguageServer {
  /// A value of an open file that a request is about.
  struct Named {
    let place: Place
    let schema: FileSchema
    let position: TreePosition
    /// `nil` where the schemas can't be read.
    let navigation: Navigation?

    /// What the value names; `nil` where that is nothing.
    var target: Navigation.Target? { navigation?.target(at: position) }
  }

  /// The byte offset that a request is about.
  private func offset(_ params: LocatedObject, in place: Place) throws(ResponseError) -> Int {
    guard let position = TextPosition(params["position"]) else { throw .missing("position") }
    return place.document.text.offset(of: position)
  }

  /// What a request is about; `nil` where there is neither a field nor a value.
  mutating func named(_ params: LocatedObject) async throws(ResponseError) -> Named? {
    guard let place = try await checkedPlace(params),
      let schema = FileSchema(ofFile: place.path, in: place.catalogue)
    else { return nil }
    let offset = try offset(params, in: place)
    let file = SourceText(path: place.path, bytes: place.document.text.bytes)
    let position = YAMLReader.read(file).value.flatMap { TreePosition(offset, in: $0) }
    return position.map { position in
      let navigation = place.catalogue.checked.map {
        Navigation(catalogue: place.catalogue, checked: $0, schema: schema)
      }
      return Named(place: place, schema: schema, position: position, navigation: navigation)
    }
  }

  /// The other files as they were when they were last checked: nobody waits for a check to type on.
  func completion(_ params: LocatedObject) throws(ResponseError) -> LocatedValue {
    guard let place = try place(params), let schema = FileSchema(ofFile: place.path, in: place.catalogue)
    else { return .null }
    let completion = Completion(
      schema: schema, text: place.document.text,
      choices: place.catalogue.checked.map { FieldChoices($0.context, place.catalogue.files) },
      ownID: place.path.fileStem)
    return completion.list(at: try offset(params, in: place))
  }

  mutating func hover(_ params: LocatedObject) async throws(ResponseError) -> LocatedValue {
    guard let named = try await named(params),
      let text = Hover(isMarkdown: client.readsMarkdown).text(
        named.schema.field(at: named.position.steps), named.target)
    else { return .null }
    return .object([
      (
        "contents",
        .object([("kind", .text(client.readsMarkdown ? "markdown" : "plaintext")), ("value", .text(text))])
      ), ("range", named.place.document.text.range(named.position.span)),
    ])
  }

  mutating func definition(_ params: LocatedObject) async throws(ResponseError) -> LocatedValue {
    guard let named = try await named(params), let navigation = named.navigation, let target = named.target
    else { return .null }
    return location(navigation.definition(of: target), in: named.place.catalogue)
  }

  mutating func references(_ params: LocatedObject) async throws(ResponseError) -> LocatedValue {
    guard let named = try await named(params), let navigation = named.navigation, let target = named.target
    else { return .null }
    let own =
      params["context"]?.object?["includeDeclaration"]?.bool ?? false
      ? [navigation.definition(of: target)] : []
    return .array(
      (own + navigation.references(to: target)).map { location($0, in: named.place.catalogue) })
  }

  private func location(_ location: Navigation.Location, in catalogue: OpenCatalogue) -> LocatedValue {
    let text = DocumentText(catalogue.file(location.path)?.bytes ?? [], client.encoding)
    return .object([
      ("uri", .text(uri(location.path, in: catalogue))), ("range", text.range(location.span)),
    ])
  }
}
