internal import Catalogue
package import StrictJSON

/// The JSON Schema of published catalogues, made from that of their entries: every field is there, null where source
/// files may leave it out, and the derived fields are among them.
///
/// What the entry schema says of several fields at once is left out: it is about what is written.
package struct PublishedSchema {
  private let root: LocatedValue
  private let schema: EntrySchema

  /// - Parameter root: the entry schema that the fields were read from.
  package init(_ root: LocatedValue, fields schema: EntrySchema) {
    self.root = root
    self.schema = schema
  }

  /// The schema. Its ranges mean nothing.
  package var value: LocatedValue {
    let frame = (try? JSONReader.read(Array(Self.frame(schema).utf8)))?.object?.members ?? []
    let id = root.object?["$id"]?.string.map { id in
      // Beside the entry schema: RFC 3986, section 5.2.3.
      String(id[..<(id.lastIndex(of: "/").map { id.index(after: $0) } ?? id.startIndex)]) + Self.name
    }
    return .object(
      frame.map { member in
        switch member.key {
        case "$id": (member.key, .text(id ?? Self.name))
        case "$defs": (member.key, .object((member.value.object?.pairs ?? []) + definitions))
        default: (member.key, member.value)
        }
      })
  }

  /// The file that has it.
  static let name = "published.schema.json"

  /// The definitions that the entry schema has, but for records, which are written where they are used.
  private var definitions: [(String, LocatedValue)] {
    let others = (root.object?["$defs"]?.object?.members ?? []).filter { member in
      !Declaration(member.value, in: root).types.contains("object")
    }
    return [(schema.collection.entry, entry)] + others.map { ($0.key, $0.value.withoutAnnotations) }
  }

  private var entry: LocatedValue {
    let declaration = Declaration(root, in: root)
    var members = record(
      declaration, schema.entry,
      samples: (declaration["examples"]?.array ?? []).compactMap { sample($0.object) })
    members.append(contentsOf: LogoFields.conditions(schema.bindings))
    return .object(members)
  }

  /// An example as it would be published. What its logo consists of isn't known.
  private func sample(_ object: LocatedObject?) -> LocatedValue? {
    guard let object, let id = object[schema.entry.fields[schema.id].name]?.string else { return nil }
    let digest = LogoDigest(sha256: String(repeating: "0", count: 64), length: 1)
    let entry = EntryPublisher(schema).entry(object, id: id, neutral: RGBColor.black, digest: digest)
    return written { $0.write(entry.values, of: schema.entry) }
  }

  private func record(
    _ declaration: Declaration, _ type: RecordType, samples: [LocatedValue]
  ) -> [(String, LocatedValue)] {
    let properties = type.fields.compactMap { field in
      (declaration["properties"]?.object?[field.name]
        ?? declaration["x-derived-properties"]?.object?[field.name])
        .map { (field.name, property(field, Declaration($0, in: root))) }
    }
    var members: [(String, LocatedValue)] = [
      ("title", .text(type.title)), ("description", .text("an object with every field")),
    ]
    if !samples.isEmpty { members.append(("examples", .array(samples))) }
    return members + [
      ("type", .text("object")), ("required", .array(type.fields.map { .text($0.name) })),
      ("additionalProperties", .bool(false)), ("properties", .object(properties)),
    ]
  }

  /// What is published of a field.
  private func property(_ field: Field, _ declaration: Declaration) -> LocatedValue {
    switch field.type {
    case .record(let type):
      return PropertySchema(record(declaration, type, samples: samples(of: declaration, as: field.type)))
        .published(field)
    case .list(let element):
      guard case .record(let type) = element, let items = declaration["items"] else { break }
      let element = Declaration(items, in: root, after: declaration)
      var list = PropertySchema(declaration.members)
      list["items"] = .object(record(element, type, samples: samples(of: element, as: .record(type))))
      list["examples"] = .array(samples(of: declaration, as: field.type))
      return list.published(field)
    default: break
    }
    let changes = field.isNullable || field.isOptionalInSources || declaration["x-published-values"] != nil
    guard changes else { return declaration.value.withoutAnnotations }
    return PropertySchema(declaration.members).published(field)
  }

  /// The examples of a property as they would be published.
  private func samples(of declaration: Declaration, as type: FieldType) -> [LocatedValue] {
    (declaration["examples"]?.array ?? []).compactMap { example in
      guard case .value(let value) = FieldReader.value(example, as: type) else { return nil }
      return written { $0.write(value, as: type) }
    }
  }

  private func written(_ write: (inout JSONWriter) -> Void) -> LocatedValue? {
    var writer = JSONWriter()
    write(&writer)
    return try? JSONReader.read(writer.finish())
  }
}
