internal import CatalogueSources

/// A record of the entry schema, for templates that write its type.
struct RecordView: Sendable {
  let record: RecordType
  let isEntry: Bool
  let bindings: Bindings
  let language: OutputLanguage

  /// The entry, then all records within it.
  static func all(of schema: EntrySchema, in language: OutputLanguage) -> [RecordView] {
    var records: [RecordType] = []
    collect(schema.entry, into: &records)
    return records.enumerated().map { index, record in
      RecordView(record: record, isEntry: index == 0, bindings: schema.bindings, language: language)
    }
  }

  private static func collect(_ record: RecordType, into records: inout [RecordType]) {
    guard !records.contains(where: { $0.name == record.name }) else { return }
    records.append(record)
    for field in record.fields {
      if let inner = field.type.record { collect(inner, into: &records) }
    }
  }

  static let type = TemplateViewType<RecordView>(fields: [
    "name": .text { $0.types.name(of: $0.record.name) },
    "readerName": .text(\.record.readerName),
    "title": .text { LiteralStyle.comment($0.record.title) },
    "isEntry": .flag(\.isEntry),
    "isInner": .flag { !$0.isEntry },
    "stored": .list(FieldView.type) { $0.views($0.stored) },
    "published": .list(FieldView.type) { $0.views(Array($0.record.fields.indices)) },
    "read": .list(FieldView.type) { view in
      let (fields, stored) = (view.record.fields, view.stored)
      // Of a record that is left out because of a word, nothing else is read.
      return view.views(stored.filter { fields[$0].mayDrop } + stored.filter { !fields[$0].mayDrop })
    },
    "publishedCompiled": .list(FieldView.type) { view in
      view.views(view.record.fields.indices.filter { view.record.fields[$0].isCompiled })
    },
    "compiled": .list(FieldView.type) { view in
      let indices = view.record.compiledFields
      let isOptional = { (index: Int) in view.record.fields[index].isOptionalInCode }
      return view.views(indices.filter { !isOptional($0) } + indices.filter(isOptional))
    },
    "table": .list(FieldView.type) { $0.views(Array($0.record.tableFields)) },
    "completed": .list(FieldView.type) { view in
      view.views(view.record.fields.indices.filter { view.record.fields[$0].isCompleted })
    },
    "searched": .list(SearchedTextView.type) { view in
      view.record.searchedPaths.map { SearchedTextView(path: $0, language: view.language) }
    },
    "enumerations": .list(EnumerationView.type, \.enumerations),
    "hasMembers": .flag { $0.isEntry || !$0.enumerations.isEmpty },
    "scripts": .list(ScriptView.type, \.scripts),
    "hasScripts": .flag { !$0.scripts.isEmpty },
  ])

  /// How its texts are written.
  private var scripts: [ScriptView] {
    record.compiledFields.map { record.fields[$0] }.compactMap { field in
      field.script.map { ScriptView(field: field.name, script: $0, language: language) }
    }
  }

  private var types: any TypeStyle { language.types }

  /// The fields that code keeps, and doesn't compute.
  private var stored: [Int] {
    record.codeOrder.filter { !record.fields[$0].isComputed }
  }

  private func views(_ indices: [Int]) -> [FieldView] {
    indices.map { FieldView(field: record.fields[$0], bindings: bindings, language: language) }
  }

  /// The enumerations that are declared within the record's type.
  private var enumerations: [EnumerationView] {
    record.fields.compactMap { field in
      guard case .choice(let enumeration) = field.type.innermost, !enumeration.isRuntime,
        types.name(of: enumeration.name).hasPrefix(types.name(of: record.name) + ".")
      else { return nil }
      return EnumerationView(enumeration: enumeration, language: language)
    }
  }
}

/// A field of the entry schema.
struct FieldView: Sendable {
  let field: Field
  let bindings: Bindings
  let language: OutputLanguage

  static let type = TemplateViewType<FieldView>(fields: [
    "name": .text(\.field.name),
    "title": .text { LiteralStyle.comment($0.field.title + $0.types.remark(on: $0.field)) },
    "type": .text { $0.types.type(of: $0.field) },
    "givenType": .text { view in
      view.types.type(of: view.field) + (view.field.isCompleted && !view.field.isNullable ? "?" : "")
    },
    "fallback": .text { $0.types.fallback(of: $0.field) ?? "" },
    "hasFallback": .flag { $0.types.fallback(of: $0.field) != nil },
    "completion": .text { TileFields.completion(of: $0.field, $0.bindings) ?? "" },
    "isCompleted": .flag(\.field.isCompleted),
    "tableReading": .text { $0.types.tableReading(of: $0.field) },
    "jsonReading": .text { $0.types.jsonReading(of: $0.field) },
    "jsonWriting": .text { $0.types.jsonWriting(of: $0.field) },
  ])

  private var types: any TypeStyle { language.types }
}

/// A field of an entry whose value is one of some words, or a list of them.
struct ChoiceFieldView: Sendable {
  let field: Field
  let language: OutputLanguage

  static let type = TemplateViewType<ChoiceFieldView>(fields: [
    "name": .text(\.field.name),
    "title": .text { LiteralStyle.comment($0.field.title) },
    "type": .text { view in
      if case .choice(let enumeration) = view.field.type.innermost {
        view.language.types.name(of: enumeration.name)
      } else {
        ""
      }
    },
    "isList": .flag(\.field.type.isList),
  ])
}

extension RecordType {
  /// The compiled fields whose values are words, or lists of words.
  var choices: [Field] {
    compiledFields.map { fields[$0] }.filter { if case .choice = $0.type.innermost { true } else { false } }
  }

  /// Whether a field of the record, or of one within it, has texts of a form.
  func hasText(_ form: TextForm) -> Bool {
    compiledFields.contains { index in
      switch fields[index].type.innermost {
      case .text(form): true
      case .record(let record): record.hasText(form)
      default: false
      }
    }
  }
}

/// Texts that search finds an entry by.
struct SearchedTextView: Sendable {
  let path: [Field]
  let language: OutputLanguage

  static let type = TemplateViewType<SearchedTextView>(fields: [
    "rank": .text { $0.rank },
    "capitalRank": .text { $0.rank.upperCamelCased },
    "upperRank": .text { $0.rank.uppercased() },
    "texts": .text { $0.language.types.texts(at: $0.path) },
  ])

  private var rank: String { path.last?.search ?? "" }
}

/// An enumeration of the entry schema.
struct EnumerationView: Sendable {
  let enumeration: Enumeration
  let language: OutputLanguage

  /// The enumerations that are declared by themselves.
  static func all(of schema: EntrySchema, in language: OutputLanguage) -> [EnumerationView] {
    var names: Set<String> = []
    return RecordView.all(of: schema, in: language).flatMap { view in
      view.record.fields.compactMap { field -> EnumerationView? in
        guard case .choice(let enumeration) = field.type.innermost, !enumeration.isRuntime else { return nil }
        let types = language.types
        guard types.declares(enumeration.name), names.insert(types.name(of: enumeration.name)).inserted else {
          return nil
        }
        return EnumerationView(enumeration: enumeration, language: language)
      }
    }
  }

  static let type = TemplateViewType<EnumerationView>(fields: [
    "name": .text { $0.name.split(separator: ".").last.map(String.init) ?? $0.name },
    "title": .text { LiteralStyle.comment($0.enumeration.title) },
    "words": .text { view in
      view.enumeration.values.map(view.language.literals.string).joined(separator: " | ")
    },
    "cases": .list(CaseView.type) { view in
      view.enumeration.values.map { value in
        CaseView(id: value, title: view.enumeration.titles[value], language: view.language)
      }
    },
  ])

  private var name: String { language.types.name(of: enumeration.name) }
}

/// A word of an enumeration.
struct CaseView: Sendable {
  let id: String
  let title: String?
  let language: OutputLanguage

  static let type = TemplateViewType<CaseView>(fields: [
    "name": .text { $0.language.identifiers.enumerationCase(id: $0.id) },
    "id": .text { $0.language.literals.string($0.id) },
    "isNamedAlike": .flag { $0.language.identifiers.enumerationCase(id: $0.id) == $0.id },
    "title": .text { LiteralStyle.comment($0.title ?? $0.id) },
  ])
}

/// How the texts of a field are written.
struct ScriptView: Sendable {
  let field: String
  let script: TextScript
  let language: OutputLanguage

  static let type = TemplateViewType<ScriptView>(fields: [
    "name": .text(\.field),
    "constantName": .text { $0.field.snakeCased.uppercased() },
    "hasLanguage": .flag { $0.script.language != nil },
    "language": .text { $0.literal($0.script.language) },
    "hasTextDirection": .flag { $0.script.direction != nil },
    "textDirection": .text { $0.literal($0.script.direction) },
  ])

  private func literal(_ text: String?) -> String {
    text.map(language.literals.string) ?? language.literals.words.null
  }
}
