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
    if case .list = field.type, field.isOptionalInSources {
      self["minItems"] = nil
      append(.array([]), to: "examples")
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

  private mutating func allowNull() {
    let null = LocatedValue.text("null")
    guard let type = self["type"] else { return }
    let types = type.array ?? [type]
    guard !types.contains(where: { $0.string == "null" }) else { return }
    self["type"] = .array(types + [null])
    if self["enum"] != nil { append(.null, to: "enum") }
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
