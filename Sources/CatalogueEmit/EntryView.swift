internal import Catalogue
internal import CatalogueSources
internal import StrictJSON

/// An entry in templates: its fields by their names, and the entries that refer to it by the names of their look-ups.
struct EntryView: TemplateObject {
  let entry: PublishedEntry
  /// The index of its collection.
  let collection: Int
  let graph: EntryGraph
  let language: OutputLanguage

  func child(named name: String) -> TemplateValue? {
    if let index = graph.field(name, of: collection) {
      let record = graph.catalogue.kind.collections[collection].entry
      return FieldValue.of(entry.values[index], record.fields[index], graph, language)
    }
    if let found = graph.referrers(to: entry.id, of: collection, named: name) {
      // An array also where there is one at most: nothing would be looked for in the views around this one.
      return .list(
        found.entries.map {
          EntryView(entry: $0, collection: found.collection, graph: graph, language: language)
        })
    }
    guard name == EntryColors.viewName else { return nil }
    return graph.colors(of: entry, in: collection).map {
      .one(EntryColorsView(colors: $0, language: language))
    }
  }

  /// Its names.
  var names: [String] { Self.shape(of: collection, in: graph.catalogue.kind).contents.keys.sorted() }

  /// Its fields as they are written by themselves, and the ids of the entries that refer to it.
  func write(to writer: inout JSONWriter) {
    writer.object { write(names, to: &$0) }
  }

  /// Writes members of an object.
  func write(_ names: [String], to writer: inout JSONWriter) {
    for name in names {
      writer.key(name)
      let value = child(named: name)
      if case .list(let entries, nil) = value {
        writer.array(entries.compactMap { ($0 as? EntryView)?.entry.id }) { $0.string($1) }
      } else {
        TemplateView.write(value, to: &writer)
      }
    }
  }

  /// The names that templates may use, and what a section over each opens.
  static func shape(of collection: Int, in kind: KindSchema) -> TemplateShape {
    var contents = contents(of: kind.collections[collection].entry, in: kind)
    if TileFields(in: kind.collections[collection]) != nil {
      contents[EntryColors.viewName] = contents[EntryColors.viewName] ?? EntryColorsView.content
    }
    for lookup in kind.lookups where lookup.target == collection {
      contents[lookup.name] = .entries(kind.collections[lookup.holder].collection.name) {
        shape(of: lookup.holder, in: kind)
      }
    }
    return TemplateShape(contents)
  }

  private static func contents(
    of record: RecordType, in kind: KindSchema
  ) -> [String: TemplateShape.Content] {
    let fields = record.compiledFields.map { record.fields[$0] }
    return Dictionary(fields.map { ($0.name, content(of: $0.type, in: kind)) }) { first, _ in first }
  }

  private static func content(of type: FieldType, in kind: KindSchema) -> TemplateShape.Content {
    switch type {
    case .record(let record): return .record(TemplateShape(contents(of: record, in: kind)), isList: false)
    case .list(.record(let record)):
      return .record(TemplateShape(contents(of: record, in: kind)), isList: true)
    case .list(let element):
      guard case .value(let entry) = content(of: element, in: kind) else { return .values(entry: nil) }
      return .values(entry: entry)
    case .text(let form):
      let target = form.entryCollection.flatMap(kind.index)
      if case .color = form { return .color }
      guard case .reference = form, let target else { return .value(entry: nil) }
      return .value(entry: { shape(of: target, in: kind) })
    default: return .value(entry: nil)
    }
  }
}

/// An entry in a template that writes a file for each: its names, and those of the catalogue.
struct EntryInCatalogue: TemplateObject {
  let entry: EntryView
  let catalogue: TemplateView

  func child(named name: String) -> TemplateValue? {
    entry.child(named: name) ?? catalogue.child(named: name)
  }

  /// Every name with its value: those of the entry, and those of the catalogue that it hasn't.
  func json() -> [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.finish()
  }

  func write(to writer: inout JSONWriter) {
    let own = entry.names
    writer.object { writer in
      entry.write(own, to: &writer)
      for name in catalogue.shape.contents.keys.sorted() where !own.contains(name) {
        writer.key(name)
        TemplateView.write(catalogue.child(named: name), to: &writer)
      }
    }
  }
}

/// The value of a field in templates. By itself it is a literal of the output's language; `raw(name)` and `html(name)` are the
/// text without quotes. A section over it is left out where it is null, false or an empty list; within, there are the fields of a record or
/// of the entry that is referred to.
struct FieldValue: TemplateObject {
  private let value: PublishedValue
  private let type: FieldType
  private let isNullable: Bool
  private let graph: EntryGraph
  private let language: OutputLanguage

  /// The value of a field: a list of such values, or one.
  static func of(
    _ value: PublishedValue, _ field: Field, _ graph: EntryGraph, _ language: OutputLanguage
  ) -> TemplateValue {
    let whole = FieldValue(
      value: value, type: field.type, isNullable: field.isNullable, graph: graph, language: language)
    guard case .list(let elements) = value, case .list(let type) = field.type else { return .one(whole) }
    return .list(
      elements.map {
        FieldValue(value: $0, type: type, isNullable: false, graph: graph, language: language)
      }, literal: whole.literal)
  }

  var literal: String? {
    LiteralWriter.line(Literal(value, as: type, isNullable: isNullable), in: language)
  }

  var isNull: Bool { value == .null || value == .flag(false) }

  func child(named name: String) -> TemplateValue? {
    switch (value, type) {
    case (.record(let values), .record(let record)):
      record.compiledFields.first { record.fields[$0].name == name }.map {
        Self.of(values[$0], record.fields[$0], graph, language)
      }
    case (.text(let id), .text(.reference(let collection))):
      graph.entry(id, of: collection).flatMap { found in
        EntryView(entry: found.entry, collection: found.collection, graph: graph, language: language)
          .child(named: name)
      }
    default: nil
    }
  }

  func transformed(by transform: TemplateShape.Transform) -> String? { transform.applied(to: text) }

  func write(to writer: inout JSONWriter) { writer.null() }

  private var text: String {
    switch value {
    case .text(let text): text
    case .null: ""
    default: literal ?? ""
    }
  }
}

extension TemplateShape.Transform {
  /// What is written in place of a text; `nil` where it is none that can be.
  func applied(to text: String) -> String? {
    switch self {
    case .raw: text
    case .html: text.escapedForHTML
    case .rgb: RGBColor(text)?.css
    }
  }
}

extension String {
  fileprivate var escapedForHTML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
