internal import CatalogueSources

/// Swift's types, and the statements of the library `Catalogue` that read and write them.
struct SwiftTypes: TypeStyle {
  /// The types of ids by their collections; none where they are texts.
  var idTypes: [String: String] = [:]
  /// The type of categories; `nil` where they are texts.
  var categoryType: String?

  func name(of type: TypeName) -> String { type.swift }

  func type(of field: Field) -> String { type(field.type) + (field.isNullable ? "?" : "") }

  private func type(_ type: FieldType) -> String {
    switch type {
    case .text(.color): "RGBColor"
    case .text(.day): "CalendarDate"
    case .text(let form): idType(form) ?? "String"
    case .integer: "Int"
    case .flag: "Bool"
    case .choice(let enumeration): enumeration.name.swift
    case .list(let element): "[\(self.type(element))]"
    case .record(let record): record.name.swift
    }
  }

  /// The type of an id, of an entry or a category; `nil` where a text is none, or has no type.
  private func idType(_ form: TextForm) -> String? {
    if case .reference(EntrySchema.categories) = form { return categoryType }
    return form.entryCollection.flatMap { idTypes[$0] }
  }

  func fallback(of field: Field) -> String? {
    switch field.fallback {
    case .null where field.isNullable || field.isCompleted: "nil"
    case .list where !field.mustHaveElement: "[]"
    case let value? where field.constant != nil:
      LiteralWriter.line(Literal(value, as: field.type), in: Self.language)
    default: nil
    }
  }

  func remark(on field: Field) -> String { field.isNullable ? "; `nil` where there is none" : "" }

  /// A statement that ends the initialiser where a value isn't there, broken as the formatter does it.
  private func required(_ condition: String) -> String {
    let end = "else { return nil }"
    let isLong = 4 + "guard \(condition) \(end)".count > Self.lineLength
    return "guard \(condition)" + (isLong ? "\n    " : " ") + end
  }

  private static let lineLength = 110

  func texts(at path: [Field]) -> String {
    guard let first = path.first else { return "[]" }
    let list = "[\(first.name)]" + (first.isNullable ? ".compactMap(\\.self)" : "")
    let start = first.type.isList ? first.name : list
    let texts = path.dropFirst().reduce(start) { text, field in
      if field.type.isList { return "\(text).flatMap(\\.\(field.name))" }
      return "\(text).\(field.isNullable ? "compactMap" : "map")(\\.\(field.name))"
    }
    return texts + (path.last.map(isTypedID) ?? false ? ".map(\\.rawValue)" : "")
  }

  func ids(of field: Field) -> String {
    if field.type.isList { return "$0.\(field.name)" }
    return "[$0.\(field.name)]" + (field.isNullable ? ".compactMap(\\.self)" : "")
  }

  // MARK: Tables

  func tableReading(of field: Field) -> String {
    let (name, value) = (field.name, tableValue(field.type))
    if field.type.isList { return "let \(name): \(type(of: field)) = \(value)" }
    if field.isNullable || field.isCompleted { return "let \(name): \(type(field.type))? = \(value)" }
    if field.constant != nil, let fallback = self.fallback(of: field) {
      return "let \(name): \(type(field.type)) = \(value) ?? \(fallback)"
    }
    return required("let \(name): \(type(field.type)) = \(value)")
  }

  private func tableValue(_ type: FieldType, in values: String = "values") -> String {
    switch type {
    case .text(.color): "\(values).color()"
    case .text(.day): "\(values).date()"
    case .text(let form): "\(values).\(idType(form) == nil ? "text" : "choice")()"
    case .integer: "\(values).number()"
    case .flag: "\(values).flag()"
    case .choice: "\(values).choice()"
    case .list(.record(let record)): "\(values).list { \(record.name.swift)(&$0) }"
    case .list(let element): "\(values).list { \(tableValue(element, in: "$0")) }"
    case .record(let record): "\(values).record { \(record.name.swift)(&$0) }"
    }
  }

  /// Whether the value, or each element of a list, is a text that has a type of its own.
  private func isRaw(_ field: Field) -> Bool {
    if case .choice = field.type.innermost { true } else { isTypedID(field) }
  }

  // MARK: JSON

  func jsonReading(of field: Field) -> String {
    let key = "\"\(field.name)\""
    switch field.type {
    case .choice(let enumeration): return choiceReading(of: field, enumeration)
    case .record(let record): return recordReading(of: field, record)
    case .list(.record(let record)): return recordsReading(of: field, record)
    case .list(.choice(let enumeration)): return choicesReading(of: field, enumeration)
    case .list(let element): return "let \(typed(field)) = try fields.list(\(key), of: \(form(element)))"
    default:
      guard !field.isNeeded else {
        return "let \(typed(field)) = try fields.read(\(key), as: \(form(field.type)))"
      }
      let fallback = field.constant.flatMap { _ in self.fallback(of: field) }.map { " ?? \($0)" } ?? ""
      return "let \(typed(field)) = try fields.readIfPresent(\(key), as: \(form(field.type)))\(fallback)"
    }
  }

  /// The name of a field, with its type where that is an id's: the reader gives any type of ids.
  private func typed(_ field: Field) -> String {
    isTypedID(field) ? "\(field.name): \(type(of: field))" : field.name
  }

  /// Whether the value, or each element of a list, is an id that has a type.
  private func isTypedID(_ field: Field) -> Bool {
    if case .text(let form) = field.type.innermost { idType(form) != nil } else { false }
  }

  /// The form that a value of JSON has. Ids are files' names; references may lead nowhere.
  private func form(_ type: FieldType) -> String {
    switch type {
    case .text(.id), .text(.reference(EntrySchema.categories)): ".id"
    case .text(.color): ".color"
    case .text(.day): ".day"
    case .text(.sha256): ".sha256"
    case .integer: ".anyInteger"
    case .flag: ".bool"
    default: ".string"
    }
  }

  private func choiceReading(of field: Field, _ enumeration: Enumeration) -> String {
    let (name, key, type) = (field.name, "\"\(field.name)\"", enumeration.name.swift)
    let fallback = field.constant.flatMap { _ in self.fallback(of: field) }
    guard case .drop = enumeration.unknown else {
      let choice = "try fields.choice(\(key)\(unknown(enumeration)))"
      let end = fallback.map { " ?? \($0)" } ?? ""
      if fallback != nil || field.isNullable || field.isCompleted {
        return "let \(name): \(type)\(fallback == nil ? "?" : "") = \(choice)\(end)"
      }
      return required("let \(name): \(type) = \(choice)")
    }
    if field.isNullable {
      return required("let \(name): \(type)? = try fields.choiceIfPresent(\(key))")
    }
    let missing = fallback.map { ", default: \($0)" } ?? ""
    return required("let \(name): \(type) = try fields.choice(\(key)\(missing))")
  }

  private func choicesReading(of field: Field, _ enumeration: Enumeration) -> String {
    let (name, key) = ("\(field.name): \(type(of: field))", "\"\(field.name)\"")
    guard case .drop = enumeration.unknown else {
      return "let \(name) = try fields.choices(\(key)\(unknown(enumeration)))"
    }
    return required("let \(name) = try fields.allChoices(\(key))")
  }

  /// The argument that says what a word reads as that isn't known, where it is another.
  private func unknown(_ enumeration: Enumeration) -> String {
    guard case .word(let word) = enumeration.unknown else { return "" }
    let literal = Literal(.text(word), as: .choice(enumeration))
    return ", unknown: \(LiteralWriter.line(literal, in: Self.language))"
  }

  private static let language = OutputLanguage(template: "x.swift.mustache")

  private func recordReading(of field: Field, _ record: RecordType) -> String {
    let (name, key, type) = (field.name, "\"\(field.name)\"", record.name.swift)
    guard field.isNullable else { return required("let \(name) = try \(type)(fields.fields(\(key)))") }
    guard record.dropsParent else {
      return "let \(name) = try fields.fieldsIfPresent(\(key)).flatMap(\(type).init)"
    }
    return required("let \(name) = try fields.recordIfPresent(\(key), \(type).init)")
  }

  private func recordsReading(of field: Field, _ record: RecordType) -> String {
    let (name, key, type) = (field.name, "\"\(field.name)\"", record.name.swift)
    guard record.dropsParent else {
      return "let \(name) = try fields.records(\(key), \(type).init)"
    }
    let condition = field.mustHaveElement ? ", !\(name).isEmpty" : ""
    return required("let \(name) = try fields.allRecords(\(key), \(type).init)\(condition)")
  }

  func jsonWriting(of field: Field) -> String {
    let (name, mark) = (field.name, field.isNullable ? "?" : "")
    let key = "\"\(name)\""
    if isRaw(field) {
      return field.type.isList
        ? "writer.members(\(key), of: \(name)) { $0.string($1.rawValue) }"
        : "writer.member(\(key), \(name)\(mark).rawValue)"
    }
    switch field.type {
    case .text(.color), .text(.day): return "writer.member(\(key), \(name)\(mark).description)"
    case .record: return "writer.member(\(key), \(name)) { $1.write(to: &$0) }"
    case .list(.record): return "writer.members(\(key), of: \(name)) { $1.write(to: &$0) }"
    case .list(.integer): return "writer.members(\(key), of: \(name)) { $0.integer($1) }"
    case .list(.flag): return "writer.members(\(key), of: \(name)) { $0.bool($1) }"
    case .list(.text(.color)), .list(.text(.day)):
      return "writer.members(\(key), of: \(name)) { $0.string($1.description) }"
    case .list: return "writer.members(\(key), of: \(name)) { $0.string($1) }"
    default: return "writer.member(\(key), \(name))"
    }
  }
}
