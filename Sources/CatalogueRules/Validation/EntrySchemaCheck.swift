internal import Diagnostics
internal import JSONSchema
internal import StrictJSON

/// Checks what the metaschema of the entry vocabulary can't say: that names and values which a keyword mentions are
/// there, that its field is of a type for which it means something, and that an entry has one id. A schema without any
/// of the keywords has no findings.
struct EntrySchemaCheck {
  /// What keeps a reader of the schema from using a keyword.
  private(set) var errors: [SchemaError] = []
  /// Keywords without an effect.
  private(set) var warnings: [SchemaError] = []
  private let fields: SchemaFields

  /// Checks a schema with all that it refers to. Its keywords have values that the metaschema accepts.
  init(_ schema: Schema) {
    fields = SchemaFields(schema)
    let keywords = Set(EntryVocabulary.annotations.keywords)
    var usesVocabulary = false
    for (index, part) in schema.parts.enumerated() {
      guard let object = part.value.object else { continue }
      for member in object.members where keywords.contains(member.key) {
        usesVocabulary = usesVocabulary || part.document == schema.root.document
        checkUse(of: member, at: index, in: part)
      }
      checkProperties(object, in: part)
    }
    if usesVocabulary { checkID(schema.root) }
    checkNested(schema)
    checkAcceptances(schema.root)
  }

  mutating func reject(
    _ sentence: String, at span: Range<Int>, fix: String? = nil, in part: SchemaPart
  ) {
    errors.append(SchemaError(sentence, at: span, fix: fix, in: part.document))
  }

  mutating func warn(_ sentence: String, at span: Range<Int>, in part: SchemaPart) {
    warnings.append(SchemaError(sentence, at: span, in: part.document))
  }

  /// "; did you mean …?", where a name is near enough.
  func suggestion(_ name: String?, in names: [String]) -> String {
    name.map { NearestName.hint(for: $0, in: names) } ?? ""
  }
}

/// The keywords of one schema.
extension EntrySchemaCheck {
  private mutating func checkUse(of member: LocatedObject.Member, at index: Int, in part: SchemaPart) {
    if let use = KeywordUse.of(member.key), !use.isMet(at: index, fields) {
      warn("\"\(member.key)\" has no effect here: it is for \(use.rawValue)", at: member.keySpan, in: part)
      return
    }
    if member.key == "x-reference" { checkBounds(member.value, in: part) }
    for value in member.mentionedValues { check(value, at: index, in: part) }
  }

  /// A value that a keyword mentions is one of the field's.
  private mutating func check(_ value: LocatedValue, at index: Int, in part: SchemaPart) {
    guard let values = fields.values(of: index), !values.contains(where: value.isEqual(to:)) else { return }
    let sentence = value.string.map { "there is no value \"\($0)\" here" } ?? "there is no such value here"
    reject(sentence + suggestion(value.string, in: values.compactMap(\.string)), at: value.span, in: part)
  }

  private mutating func checkBounds(_ reference: LocatedValue, in part: SchemaPart) {
    guard let minimum = reference.object?["minimum"], let most = reference.object?["maximum"]?.integer,
      let least = minimum.integer, least > most
    else { return }
    reject("minimum is greater than maximum, so nothing is valid", at: minimum.span, in: part)
  }
}

extension LocatedObject.Member {
  /// The values of its schema's enum that a keyword mentions.
  fileprivate var mentionedValues: [LocatedValue] {
    switch key {
    case "x-titles": value.object?.members.map { LocatedValue(.string($0.key), at: $0.keySpan) } ?? []
    case "x-published-values": value.array ?? []
    case "x-unknown": value.object?["default"].map { [$0] } ?? []
    default: []
    }
  }
}
