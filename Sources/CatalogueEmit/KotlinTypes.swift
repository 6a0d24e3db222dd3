internal import CatalogueSources

/// Kotlin's types, and the expressions that read them from a table.
struct KotlinTypes: TypeStyle {
  /// The types of ids by their collections; none where they are texts.
  var idTypes: [String: String] = [:]
  /// The enumeration of categories; `nil` where they are texts.
  var categoryType: String?

  func name(of type: TypeName) -> String { type.kotlin }

  func type(of field: Field) -> String { type(field.type) + (field.isNullable ? "?" : "") }

  private func type(_ type: FieldType) -> String {
    switch type {
    case .text(.reference(EntrySchema.categories)): categoryType ?? "String"
    case .text(let form): form.entryCollection.flatMap { idTypes[$0] } ?? "String"
    case .integer: "Int"
    case .flag: "Boolean"
    case .choice(let enumeration): enumeration.name.kotlin
    case .list(let element): "List<\(self.type(element))>"
    case .record(let record): record.name.kotlin
    }
  }

  func fallback(of field: Field) -> String? {
    guard field.isOptionalInCode else { return nil }
    switch field.fallback {
    case .null where field.isNullable: return "null"
    case .list: return "emptyList()"
    case let value? where field.constant != nil:
      var language = OutputLanguage(template: "x.kt.mustache")
      language.categoryType = categoryType
      return LiteralWriter.line(Literal(value, as: field.type), in: language)
    default: return nil
    }
  }

  func remark(on field: Field) -> String {
    let form =
      switch field.type {
      case .text(.color): "; `#RRGGBB`"
      case .text(.day): "; `YYYY-MM-DD`"
      default: ""
      }
    return form + (field.isNullable ? "; null where there is none" : "")
  }

  func texts(at path: [Field]) -> String {
    guard let first = path.first else { return "emptyList()" }
    let start = first.type.isList ? first.name : "listOf\(first.isNullable ? "NotNull" : "")(\(first.name))"
    let texts = path.dropFirst().reduce(start) { text, field in
      if field.type.isList { return "\(text).flatMap { it.\(field.name) }" }
      return "\(text).map\(field.isNullable ? "NotNull" : "") { it.\(field.name) }"
    }
    let isCategory = categoryType != nil && path.last?.reference == EntrySchema.categories
    return texts + (isCategory ? ".map { it.id }" : "")
  }

  func ids(of field: Field) -> String {
    if field.type.isList { return "it.\(field.name)" }
    return "listOf\(field.isNullable ? "NotNull" : "")(it.\(field.name))"
  }

  func tableReading(of field: Field) -> String { tableValue(field.type, orNull: field.isNullable) }

  private func tableValue(_ type: FieldType, orNull: Bool = false, in values: String = "values") -> String {
    let end = orNull ? "OrNull" : ""
    switch type {
    case .text(.reference(EntrySchema.categories)):
      return categoryType.map { "\(values).choice\(end)(\($0).values(), \($0)::id)" }
        ?? "\(values).text\(end)()"
    case .text: return "\(values).text\(end)()"
    case .integer: return "\(values).number\(end)()"
    case .flag: return "\(values).flag\(end)()"
    case .choice(let enumeration):
      let name = enumeration.name.kotlin
      return "\(values).choice\(end)(\(name).values(), \(name)::id)"
    case .list(.record(let record)): return "\(values).list { \(record.readerName)(it) }"
    case .list(let element): return "\(values).list { \(tableValue(element, in: "it")) }"
    case .record(let record): return "\(values).record\(end) { \(record.readerName)(it) }"
    }
  }
}

extension RecordType {
  /// The function that reads a record.
  var readerName: String {
    let name = name.kotlin.filter { $0 != "." }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
