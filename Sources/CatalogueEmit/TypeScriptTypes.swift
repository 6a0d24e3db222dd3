internal import CatalogueSources

/// TypeScript's types, and the readers of `readCatalogue`. For other languages, what is nearest to JSON.
struct TypeScriptTypes: TypeStyle {
  /// The types of ids by their collections; none where they are texts.
  var idTypes: [String: String] = [:]

  func name(of type: TypeName) -> String { type.typeScript ?? type.kotlin.filter { $0 != "." } }

  func declares(_ type: TypeName) -> Bool { type.typeScript != nil }

  func type(of field: Field) -> String { type(field.type) + (field.isNullable ? " | null" : "") }

  private func type(_ type: FieldType) -> String {
    switch type {
    case .text(let form): form.entryCollection.flatMap { idTypes[$0] } ?? "string"
    case .integer: "number"
    case .flag: "boolean"
    case .choice(let enumeration): enumeration.name.typeScript ?? words(enumeration, by: " | ")
    case .list(.choice(let enumeration)) where enumeration.name.typeScript == nil:
      "readonly (\(words(enumeration, by: " | ")))[]"
    case .list(let element): "readonly \(self.type(element))[]"
    case .record(let record): name(of: record.name)
    }
  }

  private func words(_ enumeration: Enumeration, by separator: String) -> String {
    enumeration.values.map { "\"\($0)\"" }.joined(separator: separator)
  }

  func fallback(of field: Field) -> String? { nil }

  func remark(on field: Field) -> String { KotlinTypes().remark(on: field) }

  func texts(at path: [Field]) -> String {
    guard let first = path.first else { return "[]" }
    let value = "brand.\(first.name)"
    let list = first.isNullable ? "(\(value) === null ? [] : [\(value)])" : "[\(value)]"
    let start = first.type.isList ? value : list
    return path.dropFirst().reduce(start) { text, field in
      let name = field.name
      if field.type.isList { return "\(text).flatMap(({ \(name) }) => \(name))" }
      if field.isNullable { return "\(text).flatMap(({ \(name) }) => \(name) ?? [])" }
      return "\(text).map(({ \(name) }) => \(name))"
    }
  }

  func ids(of field: Field) -> String {
    let value = "entry.\(field.name)"
    if field.type.isList { return value }
    return field.isNullable ? "(\(value) === null ? [] : [\(value)])" : "[\(value)]"
  }

  func jsonReading(of field: Field) -> String {
    if field.isCompleted, !field.isNullable {
      return nullable(field.type)
    }
    if case .choice(let enumeration) = field.type { return choice(enumeration, of: field) }
    if field.isNullable { return nullable(field.type) }
    if field.type.isList { return list(field.type.innermost) }
    guard let constant = field.constant else { return reader(field.type) }
    let language = OutputLanguage(template: "x.ts.mustache")
    let literal = LiteralWriter.line(Literal(constant, as: field.type), in: language)
    return "(value) => readIfPresent(\(reader(field.type)))(value) ?? \(literal)"
  }

  private func choice(_ enumeration: Enumeration, of field: Field) -> String {
    let reader = wordReader(enumeration, missing: field.constant?.text)
    guard field.isNullable else { return reader }
    let orNull = "readIfPresent(\(reader))"
    return enumeration.unknown == .missing ? "readUnlessUnknown(\(orNull))" : orNull
  }

  /// - Parameters:
  ///   - type: the type of the word, where the compiler can't tell.
  ///   - missing: what a missing word reads as.
  private func wordReader(_ enumeration: Enumeration, _ type: String = "", missing: String? = nil) -> String {
    let words = "[\(words(enumeration, by: ", "))]"
    let missing = missing.map { ", \"\($0)\"" } ?? ""
    guard case .word(let word) = enumeration.unknown else { return "readWord\(type)(\(words)\(missing))" }
    return "readKnownWord\(type)(\(words), \"\(word)\"\(missing))"
  }

  private func nullable(_ type: FieldType) -> String {
    switch type {
    case .text(.plain), .text(.reference): "readLine"
    case .choice: "readUnlessUnknown(\(reader(type)))"
    case .record(let record) where !record.dropsParent:
      "(value) => readIfPresent(readUnlessUnknown(\(reader(type))))(value) ?? null"
    default: "readIfPresent(\(reader(type)))"
    }
  }

  private func list(_ element: FieldType) -> String {
    switch element {
    case .record(let record) where !record.dropsParent: "readList(\(reader(element)), true)"
    case .choice(let enumeration) where enumeration.unknown == .missing: "readList(\(reader(element)), true)"
    default: "readList(\(reader(element)))"
    }
  }

  private func reader(_ type: FieldType) -> String {
    switch type {
    case .text(.id), .text(.reference(EntrySchema.categories)): "readID"
    case .text(.color): "readColor"
    case .text(.day): "readDay"
    case .text: "readText()"
    case .integer: "readInteger"
    case .flag: "readBoolean"
    case .choice(let enumeration):
      wordReader(enumeration, enumeration.name.typeScript.map { "<\($0)>" } ?? "")
    case .list(let element): list(element)
    case .record(let record): "read\(name(of: record.name))"
    }
  }
}
