package import StrictJSON

/// The schema of one property as it is published.
struct PropertySchema {
  private var members: [(keyword: String, value: LocatedValue)]

  /// - Parameter members: what the entry schema says of it.
  init(_ members: [(String, LocatedValue)]) {
    self.members = members.map { (keyword: $0, value: $1) }
  }

  /// The first value of a keyword.
  subscript(keyword: String) -> LocatedValue? {
    get { members.first { $0.keyword == keyword }?.value }
    set {
      guard let index = members.firstIndex(where: { $0.keyword == keyword }) else {
        if let newValue { members.append((keyword, newValue)) }
        return
      }
      if let newValue { members[index].value = newValue } else { members.remove(at: index) }
    }
  }

  /// What is published of a field: null where it may be left out, or an empty list.
  consuming func published(_ field: Field) -> LocatedValue {
    self["title"] = .text(field.title)
    for keyword in ["$ref", "default"] { self[keyword] = nil }
    if case .choice(let words) = field.type { limit(to: words.values) }
    if case .list(let element) = field.type {
      publish(listOf: element, isOptional: field.isOptionalInSources)
    }
    if field.isNullable { allowNull() }
    return LocatedValue.object(members.map { ($0.keyword, $0.value) }).withoutAnnotations
  }

  /// Leaves out the words that aren't published.
  private mutating func limit(to words: [String]) {
    guard self["x-published-values"] != nil else { return }
    self["enum"] = .array(words.map { .text($0) })
    self["description"] = .text("one of " + words.joined(separator: ", "))
    self["examples"] = .array(words.prefix(1).map { .text($0) })
  }

  private mutating func publish(listOf element: FieldType, isOptional: Bool) {
    // They look into records as files have them, with fewer fields than are published.
    if case .record = element { for keyword in Self.ofElements { self[keyword] = nil } }
    guard isOptional else { return }
    self["minItems"] = nil
    append(.array([]), to: "examples")
    if asksFor(Self.ofElements + Self.ofAnyValue) {
      allow(
        .object([("type", .text("array")), ("maxItems", LocatedValue(.number(ExactNumber(0)), at: 0..<0))]))
    }
  }

  /// Keywords that ask for some elements.
  private static let ofElements = ["contains", "minContains", "maxContains"]
  /// Keywords that may reject a value whatever its type is.
  private static let ofAnyValue = ["const", "oneOf", "anyOf", "allOf", "not", "if"]
  private static let annotations = ["title", "description", "examples", "$comment"]

  private func asksFor(_ keywords: [String]) -> Bool { keywords.contains { self[$0] != nil } }

  /// Makes what is published in place of a missing value an alternative to all that files have to have.
  private mutating func allow(_ alternative: LocatedValue) {
    let written = members.filter { !Self.annotations.contains($0.keyword) }.map { ($0.keyword, $0.value) }
    members.removeAll { !Self.annotations.contains($0.keyword) }
    self["anyOf"] = .array([.object(written), alternative])
  }

  private mutating func allowNull() {
    let null = LocatedValue.text("null")
    let types = self["type"].map { $0.array ?? [$0] } ?? []
    // A schema that names null lets files have it.
    guard !types.contains(where: { $0.string == "null" }) else { return }
    if asksFor(Self.ofAnyValue) {
      nameNull()
      return allow(.object([("type", null)]))
    }
    guard !types.isEmpty || self["enum"] != nil else { return }
    if !types.isEmpty { self["type"] = .array(types + [null]) }
    if let words = self["enum"]?.array, !words.contains(where: \.isNull) { append(.null, to: "enum") }
    nameNull()
  }

  private mutating func nameNull() {
    if let description = self["description"]?.string {
      self["description"] = .text(description + ", or null")
    }
    append(.null, to: "examples")
  }

  private mutating func append(_ value: LocatedValue, to keyword: String) {
    self[keyword] = .array((self[keyword]?.array ?? []) + [value])
  }
}

extension LocatedValue {
  /// A schema without the annotations of the entry vocabulary.
  var withoutAnnotations: LocatedValue {
    switch content {
    case .object(let object):
      .object(object.pairs.filter { !$0.0.hasPrefix("x-") }.map { ($0.0, $0.1.withoutAnnotations) })
    default: self
    }
  }

  package static func text(_ text: String) -> LocatedValue { LocatedValue(.string(text), at: 0..<0) }

  package static func bool(_ flag: Bool) -> LocatedValue { LocatedValue(.bool(flag), at: 0..<0) }

  package static var null: LocatedValue { LocatedValue(.null, at: 0..<0) }

  package static func array(_ elements: [LocatedValue]) -> LocatedValue {
    LocatedValue(.array(elements), at: 0..<0)
  }

  package static func object(_ members: [(String, LocatedValue)]) -> LocatedValue {
    LocatedValue(
      .object(LocatedObject(members.map { .init(key: $0.0, keySpan: 0..<0, value: $0.1) })), at: 0..<0)
  }
}

extension LocatedObject {
  var pairs: [(String, LocatedValue)] { members.map { ($0.key, $0.value) } }
}
