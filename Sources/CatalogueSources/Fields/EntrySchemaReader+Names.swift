internal import StrictJSON

/// What the types and fields of an entry are called in code, where they stand beside those of the language and each other.
extension EntrySchemaReader {
  /// An enumeration, whose words and name are checked.
  mutating func enumeration(_ property: Declaration, _ naming: Naming) -> Enumeration {
    checkWords(property)
    let words = property["x-published-values"] ?? property["enum"]
    let values = words?.array?.compactMap(\.string) ?? []
    let name = property.name(elseNamed: naming.field, within: naming.record)
    checkName(of: name, values, at: property)
    let titles = (property["x-titles"]?.object?.members ?? []).compactMap { member in
      member.value.string.map { (member.key, $0) }
    }
    return Enumeration(
      name: name, title: property["title"]?.string ?? naming.field,
      isRuntime: property["x-runtime"]?.bool ?? false,
      values: values,
      titles: Dictionary(titles) { first, _ in first }, unknown: property.unknownWord)
  }

  /// Words of an enum are names in code, which differ in any letter case.
  private mutating func checkWords(_ property: Declaration) {
    guard let words = property["enum"] else { return }
    var names: Set<String> = []
    for value in words.array ?? [] where !value.isNull {
      guard let word = value.string, word.isWord else {
        report(
          value.string == nil
            ? "a published enum has texts alone"
            : "a word of an enum is of letters, digits and single hyphens",
          at: value)
        continue
      }
      let name = word.filter { $0 != "-" }.lowercased()
      // A word of a language gets another name, which may be that of another word.
      let inCode = IdentifierStyle.lowerCamelCase.enumerationCase(id: word).lowercased()
      if !names.insert(name).inserted || inCode != name && !names.insert(inCode).inserted {
        report("another word of the enum has the same name in code", at: value)
      }
    }
  }

  /// Reports the word `none` of a field that may have no value: Swift's optionals call that `none` too.
  mutating func checkNone(of type: FieldType, at property: Declaration) {
    guard case .choice(let enumeration) = type, enumeration.values.contains("none"),
      let word = property["enum"]?.array?.first(where: { $0.string == "none" })
    else { return }
    report(
      "\"none\" would be no value in Swift, where the field may be missing or null: "
        + "give the word another name, or the field a default",
      at: word)
  }

  /// Reports a type whose name a language, the templates or another type has.
  /// - Parameter content: what tells types of one name apart: the same definition may be used twice.
  mutating func checkName(of type: TypeName, _ content: [String], at declaration: Declaration) {
    let place = declaration["x-name"] ?? declaration.value
    let names = Set([type.swift, type.kotlin])
    // Within a type, a name hides that of a type outside.
    for name in Set(names.map { $0.split(separator: ".").last.map(String.init) ?? "" }).sorted() {
      if !name.isIdentifier || KindNames.isTaken(name, in: entryName) {
        return report("code can't have a type \"\(name)\": give it another name with x-name", at: place)
      }
    }
    for name in names.sorted() {
      if typeContents.updateValue(content, forKey: name).map({ $0 != content }) ?? false {
        return report(
          "code would have two types \"\(name)\": give one of them another name with x-name", at: place)
      }
    }
  }

  /// Reports a field that is called as a type within its record, beside which Kotlin would have it.
  mutating func reportType(calledAs property: RecordProperty) {
    problems.append(
      Problem(
        message:
          "code would have a field and a type \"\(property.member.key)\": begin the field's name with a lower-case letter",
        span: property.member.keySpan))
  }

  /// Reports fields of a record that have one name where code begins it with a capital.
  mutating func checkFieldNames(of properties: [RecordProperty]) {
    var first: [String: String] = [:]
    for property in properties {
      let key = property.member.key
      guard let other = first.updateValue(key, forKey: key.upperCamelCased) else { continue }
      problems.append(
        Problem(
          message: "\"\(key)\" and \"\(other)\" have one name in code: choose another one",
          span: property.member.keySpan))
    }
  }
}
