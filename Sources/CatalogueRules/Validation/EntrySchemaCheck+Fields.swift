internal import CatalogueSources
internal import JSONSchema
internal import StrictJSON

/// The fields of an object.
extension EntrySchemaCheck {
  mutating func checkProperties(_ object: LocatedObject, in part: SchemaPart) {
    guard let properties = object["properties"]?.object else { return }
    let derived = object["x-derived-properties"]?.object?.members ?? []
    let fields = properties.members + derived
    let names = fields.map(\.key)
    for name in (object["x-code-order"]?.array ?? []) + fields.compactMap(\.value.derivedAfter) {
      guard let text = name.string, !names.contains(text) else { continue }
      reject("there is no field \"\(text)\" here" + suggestion(text, in: names), at: name.span, in: part)
    }
    for field in derived { checkDerived(field, beside: properties, derived, in: part) }
  }

  /// A field that only the published form has stands in no other list, and its position is known.
  private mutating func checkDerived(
    _ field: LocatedObject.Member, beside properties: LocatedObject, _ derived: [LocatedObject.Member],
    in part: SchemaPart
  ) {
    if properties[field.key] != nil {
      reject("\"\(field.key)\" stands in \"properties\" too", at: field.keySpan, in: part)
    }
    guard let after = field.value.derivedAfter else {
      let sentence = "\"\(field.key)\" has no \"x-derived\" with \"after\", which says where it is published"
      reject(sentence, at: field.keySpan, in: part)
      return
    }
    if followsItself(field.key, among: derived) {
      reject("\"\(field.key)\" would follow itself", at: after.span, in: part)
    }
  }

  private func followsItself(_ name: String, among derived: [LocatedObject.Member]) -> Bool {
    var current = name
    for _ in derived {
      let field = derived.first { $0.key == current }
      guard let next = field?.value.derivedAfter?.string else { return false }
      if next == name { return true }
      current = next
    }
    return false
  }
}

/// The list of the warnings that an entry accepts.
extension EntrySchemaCheck {
  mutating func checkAcceptances(_ root: SchemaPart) {
    for field in root.value.object?["properties"]?.object?.members ?? [] {
      guard let keyword = field.value.object?["x-accepted"] else { continue }
      if !Acceptance.canBeList(Declaration(field.value, in: root.value), in: root.value) {
        reject(Acceptance.form, at: keyword.span, in: root)
      }
    }
  }
}

/// The id of an entry.
extension EntrySchemaCheck {
  /// The schema of an entry has one id, which every entry must have. A document of definitions describes no entry.
  mutating func checkID(_ root: SchemaPart) {
    guard let object = root.value.object, let properties = object.member("properties") else { return }
    let ids = (properties.value.object?.members ?? []).compactMap { field in
      field.value.object?.member("x-id").map { (field: field.key, span: $0.keySpan) }
    }
    guard let id = ids.first else {
      let fix = "add \"x-id\": true to the field that is"
      reject("no field is the entry's id", at: properties.keySpan, fix: fix, in: root)
      return
    }
    for other in ids.dropFirst() {
      let sentence = "an entry has one id, and \"\(id.field)\" is it"
      reject(sentence, at: other.span, fix: "remove one \"x-id\"", in: root)
    }
    if id.field != EntrySchema.idName {
      let sentence =
        "the id is called \"\(id.field)\"; in code and in tombstones it is \"\(EntrySchema.idName)\""
      reject(sentence, at: id.span, fix: "call it \"\(EntrySchema.idName)\"", in: root)
    }
    if object["required"]?.array?.contains(where: { $0.string == id.field }) != true {
      let fix = "add \"\(id.field)\" to \"required\""
      reject("the id \"\(id.field)\" isn't required", at: id.span, fix: fix, in: root)
    }
  }

  /// What is said of the entry itself means nothing anywhere else.
  mutating func checkNested(_ schema: Schema) {
    let properties = schema.root.value.object?["properties"]?.object?.members ?? []
    let starts = Set(properties.map(\.value.span.lowerBound))
    for part in schema.parts {
      if part.document == schema.root.document, starts.contains(part.value.span.lowerBound) { continue }
      for keyword in ["x-id", "x-accepted"] {
        guard let member = part.value.object?.member(keyword) else { continue }
        warn(
          "\"\(keyword)\" has no effect here: it is for a property of the entry itself", at: member.keySpan,
          in: part)
      }
    }
  }
}

extension LocatedValue {
  /// The field that the field of this schema follows in the published order.
  fileprivate var derivedAfter: LocatedValue? { object?["x-derived"]?.object?["after"] }
}
