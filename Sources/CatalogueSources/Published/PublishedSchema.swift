internal import Catalogue
package import StrictJSON

/// The JSON Schema of published catalogues, made from that of their entries: every field is there, null where source
/// files may leave it out, and the derived fields are among them.
///
/// What the entry schema says of several fields at once is left out: it is about what is written.
package struct PublishedSchema {
  private let collections: [PublishedEntrySchema]
  private let kind: KindSchema
  private let id: String

  /// - Parameter roots: the entry schemas that the fields were read from.
  package init(_ roots: [LocatedValue], fields kind: KindSchema) {
    self.kind = kind
    collections = zip(roots, kind.collections).map { PublishedEntrySchema(root: $0, schema: $1) }
    let id = roots.first?.object?["$id"]?.string.map { id in
      // Beside the entry schema: RFC 3986, section 5.2.3.
      String(id[..<(id.lastIndex(of: "/").map { id.index(after: $0) } ?? id.startIndex)]) + Self.name
    }
    self.id = id ?? Self.name
  }

  /// The schema. Its ranges mean nothing.
  package var value: LocatedValue {
    let frame = (try? JSONReader.read(Array(Self.frame(kind).utf8)))?.object?.members ?? []
    return .object(
      frame.map { member in
        switch member.key {
        case "$id": (member.key, .text(id))
        case "$defs": (member.key, .object((member.value.object?.pairs ?? []) + definitions))
        default: (member.key, member.value)
        }
      })
  }

  /// The file that has it.
  static let name = "published.schema.json"

  /// What a list's entries are, and what their schema refers to. Several schemas may call something else by one name: each
  /// is a resource of its own (core, section 4.3.5).
  private var definitions: [(String, LocatedValue)] {
    guard collections.count > 1 else {
      return collections.flatMap { [($0.name, .object($0.entry))] + $0.definitions }
    }
    return collections.map { collection in
      let identity = [("$id", LocatedValue.text("\(collection.name)-\(Self.name)"))]
      let own = collection.definitions
      return (
        collection.name,
        .object(identity + collection.entry + (own.isEmpty ? [] : [("$defs", .object(own))]))
      )
    }
  }
}

/// The schema of one collection's entries as they are published.
private struct PublishedEntrySchema {
  let root: LocatedValue
  let schema: EntrySchema

  /// What it is called.
  var name: String { schema.collection.entry }

  /// The definitions that the entry schema has, but for records, which are written where they are used.
  var definitions: [(String, LocatedValue)] {
    let others = (root.object?["$defs"]?.object?.members ?? []).filter { member in
      !Declaration(member.value, in: root).types.contains("object")
    }
    return others.map { ($0.key, $0.value.withoutAnnotations) }
  }

  /// The members of the schema of an entry.
  var entry: [(String, LocatedValue)] {
    let declaration = Declaration(root, in: root)
    let samples = (declaration["examples"]?.array ?? []).compactMap { sample($0.object) }
    return record(declaration, schema.entry, samples: samples) + LogoFields.conditions(schema.bindings)
  }

  /// An example as it would be published. What its logo consists of isn't known.
  private func sample(_ object: LocatedObject?) -> LocatedValue? {
    guard let object, let id = object[schema.entry.fields[schema.id].name]?.string else { return nil }
    let digest = LogoDigest(sha256: String(repeating: "0", count: 64), length: 1)
    let entry = EntryPublisher(schema).entry(object, id: id, neutral: .steps, digest: digest)
    return located(.record(entry.values), as: .record(schema.entry))
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
    if let folder = field.assetFolder {
      let names = (declaration["examples"]?.array ?? []).compactMap(\.string)
      let samples = names.map { AssetValue.value(folder: folder, name: $0) }
        .compactMap { located($0, as: field.type) }
      return PropertySchema(
        AssetValue.schema(folder: folder, title: field.title) + [("examples", .array(samples))]
      ).published(field)
    }
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
      return located(value, as: type)
    }
  }

  /// A value as it would be read from a published catalogue.
  private func located(_ value: PublishedValue, as type: FieldType) -> LocatedValue? {
    var json: [UInt8] = []
    PublishedJSON(type, .compact).append(value, to: &json)
    return try? JSONReader.read(json)
  }
}
