internal import Diagnostics
internal import StrictJSON

/// Reads the fields of an entry from its JSON Schema.
struct EntrySchemaReader {
  typealias Problem = InvalidKind.Problem

  var problems: [Problem] = []
  let root: LocatedValue
  /// Records within records, so that one that holds itself ends.
  private(set) var depth = 0
  /// The properties that source files have, of the record that is read and of those around it, outermost first.
  private(set) var scopes: [[String: Declaration]] = []

  private static let mostDepth = 8

  /// What the type of the entry itself is called.
  var entryName: String {
    root.object?["x-name"]?.string ?? (root.object?["title"]?.string ?? "").upperCamelCased
  }
  /// What each type within the entry consists of, by its name in code.
  var typeContents: [String: [String]] = [:]

  /// The collections that `x-reference` may name.
  private let collections: [String]
  /// The collection whose entries have the schema.
  private let collection: String

  /// The folders of files that `x-asset` may name, beside that of the logos; `nil` where `kind.yaml` has problems of its own.
  let assets: [String]?

  /// The word lists that `x-forbidden` may name; `nil` where `kind.yaml` has problems of its own.
  private let wordLists: [String]?

  /// The spellings that `x-spelling` may name; `nil` where `kind.yaml` has problems of its own.
  let spellings: [String]?

  /// - Parameters:
  ///   - collection: that of the entries.
  ///   - kind: what `kind.yaml` says.
  init(_ root: LocatedValue, of collection: String, _ kind: KindReader) {
    self.root = root
    self.collection = collection
    collections = kind.collections.map(\.name) + [EntrySchema.categories]
    let isWhole = kind.problems.isEmpty
    assets = isWhole ? kind.assets.map(\.value.name) : nil
    wordLists = isWhole ? kind.words.keys.sorted() : nil
    spellings = isWhole ? kind.spellings.keys.sorted() : nil
  }

  /// The problem of a schema without an id.
  var missingID: Problem { Problem(message: "no property has \"x-id\": true", span: root.span) }

  /// The entry itself.
  mutating func entry() -> RecordType {
    if let names = root.object?["x-name"], names.string == nil {
      report("an entry's type has the same name in every language: write that name alone", at: names)
    }
    return record(Declaration(root, in: root), named: TypeName(entryName))
  }

  private mutating func record(_ declaration: Declaration, named name: TypeName) -> RecordType {
    depth += 1
    defer { depth -= 1 }
    checkIsClosed(declaration)
    let properties = declaration.properties(in: root)
    let named = properties.ordered.filter(\.isInSources).map { ($0.member.key, $0.declaration) }
    scopes.append(Dictionary(named) { first, _ in first })
    defer { scopes.removeLast() }
    for property in properties.homeless {
      report("\"after\" must name a property that is published", at: property.after ?? property.member.value)
    }
    checkRequired(of: declaration, among: properties.ordered.map(\.member.key))
    checkFieldNames(of: properties.ordered.filter(\.isPublished))
    let fields = properties.ordered.filter(\.isPublished).compactMap { field($0, within: name) }
    let unpublished = properties.ordered.filter { !$0.isPublished }.compactMap { field($0, within: name) }
    let types = Set(fields.compactMap(\.kotlinType))
    for property in properties.ordered where property.isPublished {
      reportConstants(of: property, beside: fields)
      if types.contains("\(name.kotlin).\(property.member.key)") { reportType(calledAs: property) }
    }
    let first = declaration["x-code-order"]?.array?.compactMap(\.string) ?? []
    return RecordType(
      name: name, title: declaration["title"]?.string ?? "", fields: fields, unpublished: unpublished,
      first: first)
  }

  /// The fields that are called as what code says of how a text is written.
  private mutating func reportConstants(of property: RecordProperty, beside fields: [Field]) {
    guard script(property.declaration) != nil else { return }
    for name in TextScript.constants(of: property.member.key)
    where fields.contains(where: { $0.name == name }) {
      problems.append(
        Problem(
          message: "code has \"\(name)\" beside a text with x-text: choose another name for that field",
          span: property.member.keySpan))
    }
  }

  private mutating func field(_ given: RecordProperty, within record: TypeName) -> Field? {
    let (member, property, isInSources) = (given.member, given.declaration, given.isInSources)
    if IdentifierStyle.lowerCamelCase.keywords.contains(member.key) {
      problems.append(
        Problem(
          message: "\"\(member.key)\" is a word of Swift or Kotlin, and can't be a field's name",
          span: member.keySpan))
    }
    if !member.key.isIdentifier {
      problems.append(
        Problem(
          message:
            "\"\(member.key)\" can't be a field's name in code: use letters and digits, a letter first",
          span: member.keySpan))
    }
    if depth == 1, EntrySchema.reservedNames.contains(member.key) {
      problems.append(
        Problem(
          message: "code has something else called \"\(member.key)\": choose another name",
          span: member.keySpan))
    }
    let naming = Naming(field: member.key, record: record)
    guard let type = type(property, naming) else { return nil }
    if let keyword = fileKeyword(of: property),
      depth > 1 || property.types.filter({ $0 != "null" }) != ["string"]
    {
      report("only a text of the entry itself can name a file: remove it", at: keyword)
    }
    checkNames(property)
    for keyword in Self.unsupported {
      if let value = property[keyword] { report("\(keyword) has no effect yet: remove it", at: value) }
    }
    let isNullable = property.types.contains("null")
    let behaviour = property["x-derived"]?.object?["by"]?.string
    let isAlwaysThere = given.isRequired && !isNullable
    let fallback = fallback(property, type, isAlwaysThere: isAlwaysThere && behaviour == nil)
    let isEmptyInCode = fallback == .null && (isNullable || behaviour == nil)
    if isEmptyInCode { checkNone(of: type, at: property) }
    if fallback == nil, let keyword = property["x-compiled"], keyword.bool == false {
      report(
        "code has nothing in its place: leave the property out of \"required\", or remove this", at: keyword)
    }
    let mustHaveElement = depth > 1 && given.isRequired && type.isListOfRecords
    if behaviour == nil { checkValues(of: property, mustHaveElement: mustHaveElement) }
    return Field(
      name: member.key, title: property["title"]?.string ?? member.key, type: type,
      isNullable: isEmptyInCode, fallback: fallback,
      isOptionalInSources: !given.isRequired, behaviour: behaviour, isInSources: isInSources,
      isCompiled: property["x-compiled"]?.bool ?? true,
      mustHaveElement: mustHaveElement,
      hasUniqueElements: property["uniqueItems"]?.bool ?? false,
      isCounted: isInSources && !isAlwaysThere && property["default"] == nil
        && property["x-counted"]?.bool ?? true && property["x-accepted"] == nil,
      search: property["x-search"]?.string, namespace: property["x-unique"]?.string,
      asset: property["x-asset"]?.string, forbidden: property["x-forbidden"]?.string,
      script: script(property), referrers: referrers(property),
      isUnbounded: isUnbounded(property), comparisons: comparisons(of: property, named: member.key),
      spelling: spelling(of: property),
      isAccepted: isAccepted(property),
      isPreviewed: property["x-preview"]?.bool ?? true)
  }

  /// The keywords of other kinds of catalogue.
  private static let unsupported = ["x-open"]

  /// - Parameter isElement: whether it is of the elements of a list.
  mutating func checkNames(_ property: Declaration, isElement: Bool = false) {
    let reference = property["x-reference"]?.object
    let isOfCategories = reference?["to"]?.string == EntrySchema.categories
    for member in reference?.members ?? [] where member.key != "to" {
      if isOfCategories {
        report("categories have no look-ups: remove it", at: member.value)
      } else if depth > 1 {
        report("only a property of the entry itself can have it: remove it", at: member.value)
      } else if isElement {
        report("only the list itself can have it: move x-reference out of \"items\"", at: member.value)
      }
    }
    check(reference?["to"], isOneOf: collections, "collection")
    if let wordLists { check(property["x-forbidden"], isOneOf: wordLists, "word list") }
    if let assets { check(property["x-asset"], isOneOf: assets + [EntrySchema.assets], "folder of files") }
  }

  /// How the texts of a property, or of its list, are written.
  private func script(_ property: Declaration) -> TextScript? {
    let items = property["items"].map { Declaration($0, in: root) }
    return (property["x-text"] ?? items?["x-text"])?.object.map { script in
      TextScript(
        language: script.text("language")?.value, direction: script.text("direction")?.value,
        keepsMarks: script["marks"] != nil)
    }
  }

  /// What the entries that a reference leads to have to be.
  private func referrers(_ property: Declaration) -> Referrers? {
    property["x-reference"]?.object.map { reference in
      Referrers(
        lookup: reference.text("reverse"), minimum: reference.integer("minimum")?.value,
        maximum: reference.integer("maximum")?.value, isAcyclic: reference["acyclic"]?.bool ?? false)
    }
  }

  /// Whether a whole number, or one of a list, may have more than 32 bits.
  private func isUnbounded(_ property: Declaration) -> Bool {
    let items = property["items"].map { Declaration($0, in: root) }
    guard let number = [property, items].compactMap(\.self).first(where: { $0.types.contains("integer") })
    else {
      return false
    }
    let limit = { (keyword: String) in number[keyword]?.integer.map(Int32.init(exactly:)) ?? nil }
    return limit("minimum") == nil || limit("maximum") == nil
  }

  mutating func check(_ name: LocatedValue?, isOneOf known: [String], _ kind: String) {
    guard let name, let text = name.string, !known.contains(text) else { return }
    let names = known.map { "\"\($0)\"" }.joined(separator: " or ")
    let hint = NearestName.of(text, in: known).map { "; did you mean \"\($0)\"?" }
    report(
      "there is no \(kind) \"\(text)\"\(hint ?? ": \(names.isEmpty ? "kind.yaml names none" : names)")",
      at: name)
  }

  /// The value of an entry without the field.
  private mutating func fallback(
    _ property: Declaration, _ type: FieldType, isAlwaysThere: Bool
  ) -> PublishedValue? {
    // A default of null is none.
    if let written = property["default"], !(written.isNull && property.types.contains("null")) {
      if case .value(let value) = FieldReader.value(written, as: type) {
        if let problem = Self.problem(ofDefault: value, as: type) ?? Self.problem(ofDefaultOf: property) {
          report(problem, at: written)
        }
        return value
      }
      // A default that isn't published, such as one that a behaviour replaces.
      if property["enum"]?.array?.contains(where: { $0.string == written.string && !$0.isNull }) ?? false {
        return .null
      }
      report("the default isn't a value of the property", at: written)
    }
    if case .list = type { return .list([]) }
    return isAlwaysThere ? nil : .null
  }

  // MARK: Types

  /// What the type of a field is called where its schema doesn't say it.
  struct Naming {
    let field: String
    let record: TypeName
  }

  private mutating func type(_ property: Declaration, _ naming: Naming) -> FieldType? {
    let types = property.types.filter { $0 != "null" }
    if property["enum"] != nil { return .choice(enumeration(property, naming)) }
    switch types.count == 1 ? types.first : nil {
    case "string":
      let form = property.textForm(in: collection)
      checkPattern(of: property, form)
      return asset(property, naming) ?? .text(form)
    case "integer": return .integer
    case "boolean": return .flag
    case "array":
      guard let items = property["items"] else { return unsupported(property) }
      let element = Declaration(items, in: root, after: property)
      if let keyword = fileKeyword(of: element) {
        report("a list can't name files: give each file a property of its own", at: keyword)
        return nil
      }
      guard !element.types.contains("array") else { return unsupported(element) }
      checkElements(of: property, element)
      return type(element, naming).map { .list($0) }
    case "object":
      guard depth < Self.mostDepth else {
        report("records are nested too deeply, or within themselves", at: property.value)
        return nil
      }
      let name = property.name(elseNamed: naming.field, within: naming.record)
      let record = record(property, named: name)
      checkName(of: name, record.fields.map(\.name), at: property)
      return .record(record)
    default: return unsupported(property)
    }
  }

  private mutating func unsupported(_ property: Declaration) -> FieldType? {
    report(
      "a published property has one type: string, integer, boolean, array with items that are no array, or object",
      at: property["type"] ?? property.value)
    return nil
  }

  mutating func report(_ message: String, at value: LocatedValue) {
    problems.append(Problem(message: message, span: value.span))
  }
}

extension Field {
  /// What Kotlin calls the enumeration or the record that its values are of.
  fileprivate var kotlinType: String? {
    if case .choice(let enumeration) = type.innermost { return enumeration.name.kotlin }
    return type.record?.name.kotlin
  }
}
