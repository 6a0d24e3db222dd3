internal import CatalogueSources
internal import StrictJSON

extension LocatedValue {
  /// An object whose members are all at one position.
  static func object(_ members: [(String, Content)], at span: Range<Int>) -> LocatedValue {
    let members = members.map { key, content in
      LocatedObject.Member(key: key, keySpan: span, value: LocatedValue(content, at: span))
    }
    return LocatedValue(.object(LocatedObject(members)), at: span)
  }

  /// Whether nothing is known: `null`, an empty list or an empty text.
  var isEmpty: Bool { isNull || array?.isEmpty ?? string?.isEmpty ?? false }

  /// The same, but for an empty text where that is a value.
  func isEmpty(keepsTexts: Bool) -> Bool { isEmpty && !(keepsTexts && string != nil) }

  /// Whether it is exactly a default. A reader would take other values for it, such as unknown words.
  func says(_ fallback: PublishedValue) -> Bool {
    switch (content, fallback) {
    case (.string(let text), .text(let other)): text.hasSameBytes(as: other)
    case (.number(let number), .integer(let other)): number == ExactNumber(Int64(other))
    case (.bool(let flag), .flag(let other)): flag == other
    case (.array(let elements), .list(let others)):
      elements.count == others.count && zip(elements, others).allSatisfy { $0.says($1) }
    default: false
    }
  }

  /// A value without the empty members of records that files leave out, at any depth.
  /// - Parameter keepsTexts: whether an empty text is a value.
  func withoutEmptyMembers(_ type: FieldType, keepsTexts: Bool) -> LocatedValue {
    switch (content, type) {
    case (.array(let elements), .list(let element)):
      let elements = elements.map { $0.withoutEmptyMembers(element, keepsTexts: keepsTexts) }
      return LocatedValue(.array(elements), at: span)
    case (.object(let object), .record(let record)):
      let members = object.members.compactMap { member -> LocatedObject.Member? in
        let field = record.index(of: member.key).map { record.fields[$0] }
        let mayBeMissing = field?.isOptionalInSources ?? true
        if mayBeMissing, member.value.isEmpty(keepsTexts: keepsTexts) { return nil }
        let value = field.map { member.value.withoutEmptyMembers($0.type, keepsTexts: keepsTexts) }
        return LocatedObject.Member(key: member.key, keySpan: member.keySpan, value: value ?? member.value)
      }
      return LocatedValue(.object(LocatedObject(members)), at: span)
    default: return self
    }
  }

  /// An entry whose fields are called as its schema calls them. A field that it has already stays, and the other one is left
  /// out (``ImportedCatalogue/namedTwice``), as one without a name is.
  func renamingMembers(_ names: [String: String]) -> LocatedValue {
    guard let object, !names.isEmpty else { return self }
    let members = object.members.compactMap { member -> LocatedObject.Member? in
      guard let name = names[member.key] else { return member }
      return name.isEmpty || object.hasBoth(member.key, name, names)
        ? nil : LocatedObject.Member(key: name, keySpan: member.keySpan, value: member.value)
    }
    return LocatedValue(.object(LocatedObject(members)), at: span)
  }

  /// An object with another value for one of its members; any other value as it is.
  func mappingMember(_ key: String, _ transform: (LocatedValue) -> LocatedValue) -> LocatedValue {
    guard let object else { return self }
    let members = object.members.map { member in
      member.key.hasSameBytes(as: key)
        ? LocatedObject.Member(key: key, keySpan: member.keySpan, value: transform(member.value)) : member
    }
    return LocatedValue(.object(LocatedObject(members)), at: span)
  }

  /// The value without the members whose keys are at those positions, at any depth.
  func removingMembers(at keySpans: Set<Range<Int>>) -> LocatedValue {
    switch content {
    case .array(let elements):
      return LocatedValue(.array(elements.map { $0.removingMembers(at: keySpans) }), at: span)
    case .object(let object):
      let members = object.members.filter { !keySpans.contains($0.keySpan) }.map { member in
        LocatedObject.Member(
          key: member.key, keySpan: member.keySpan, value: member.value.removingMembers(at: keySpans))
      }
      return LocatedValue(.object(LocatedObject(members)), at: span)
    default: return self
    }
  }
}

extension LocatedObject {
  /// Whether an entry has a field under its name and under another one too, neither of which is left out or something else.
  func hasBoth(_ theirs: String, _ ours: String, _ names: [String: String]) -> Bool {
    !ours.isEmpty && self[theirs] != nil && self[ours] != nil && names[ours] == nil
  }
}
