internal import StrictJSON

/// How ids are spelt from the texts of a list: each text has a name, and no two the same (`spellings` in `kind.yaml`).
package struct Spelling: Sendable {
  package let name: String
  private let names: [String: String]

  /// Whether a text has a name.
  package func knows(_ text: String) -> Bool { names[text] != nil }

  /// The id that texts give: their names, joined by hyphens. Texts without a name are left out.
  package func id(of texts: [String]) -> String { texts.compactMap { names[$0] }.joined(separator: "-") }
}

extension Spelling {
  fileprivate init(_ name: String, _ members: [LocatedObject.Member]) {
    let names = members.map { ($0.key, $0.value.string ?? "") }
    self.init(name: name, names: Dictionary(names) { first, _ in first })
  }
}

/// Of which texts an id is spelt, and how (`x-spelling`).
package struct FieldSpelling: Hashable, Sendable {
  /// The field with the texts.
  package let of: String
  /// The name of the spelling.
  package let by: String
}

extension KindMapping {
  /// The spellings by their names; what is wrong with them is reported.
  mutating func spellings(_ value: LocatedValue) -> [String: Spelling] {
    var spellings: [String: Spelling] = [:]
    for member in mapping(value, "\"spellings\"")?.members ?? [] {
      if !KindReader.isName(member.key) {
        report(
          "a spelling's name is of lower-case letters, digits and single hyphens", at: member.keySpan)
      }
      let members = mapping(member.value, "\"\(member.key)\"")?.members ?? []
      checkNames(members)
      spellings[member.key] = Spelling(member.key, members)
    }
    return spellings
  }

  /// Two texts of one name would give two entries one id.
  private mutating func checkNames(_ members: [LocatedObject.Member]) {
    var texts: [String: String] = [:]
    for member in members {
      guard let name = member.value.string, !name.isEmpty, name.utf8.allSatisfy(\.isLowerCaseOrDigit) else {
        report(
          "the name of \"\(member.key)\" must be a text of lower-case letters and digits",
          at: member.value.span)
        continue
      }
      if let other = texts.updateValue(member.key, forKey: name) {
        report("\"\(name)\" is the name of \"\(other)\" too: each needs its own", at: member.value.span)
      }
    }
  }
}

/// Ids that are spelt from other texts.
extension EntrySchemaReader {
  /// What the id says of its spelling. A name that isn't there is reported.
  mutating func spelling(of property: Declaration) -> FieldSpelling? {
    guard let keyword = property["x-spelling"], let object = keyword.object, let of = object["of"],
      let by = object["by"], let texts = of.string, let name = by.string
    else { return nil }
    if property["x-id"]?.bool != true {
      report("only the id is spelt from other texts: remove it", at: keyword)
      return nil
    }
    let list = scopes.first?[texts]
    let items = list?["items"].map { Declaration($0, in: root) }
    if items?.types != ["string"] {
      report("there is no property \"\(texts)\" that is a list of texts", at: of)
      return nil
    }
    if let spellings { check(by, isOneOf: spellings, "spelling") }
    return FieldSpelling(of: texts, by: name)
  }
}
