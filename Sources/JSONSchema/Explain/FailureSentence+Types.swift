internal import StrictJSON

/// Sentences about values of another type.
extension FailureSentence {
  static func wrongType(
    _ value: LocatedValue, _ types: TypeSet, _ wording: SchemaWording, _ name: String
  ) -> FailureSentence {
    FailureSentence(
      "\(name) must be \(wording.phrase ?? types.phrase), not \(value.found)",
      fix: types.contains(.string) ? textFix(value) : otherFix(value, types))
  }

  /// How a value becomes text.
  private static func textFix(_ value: LocatedValue) -> String? {
    switch value.content {
    case .number(let number): "put it in quotes: \"\(number.literal.cut)\""
    case .bool(let flag): "put it in quotes: \"\(flag)\""
    case .null: "write the text, in quotes if it is one of ~ and null; or delete the line"
    default: nil
    }
  }

  /// How a value becomes one of the other types.
  private static func otherFix(_ value: LocatedValue, _ types: TypeSet) -> String? {
    if let unquoted = value.unquoted, BorrowedValue.with(unquoted, types.contains(typeOf:)) {
      return "write it without quotes: \(unquoted.shown)"
    }
    if types == .boolean, let flag = value.spokenFlag { return "write \(flag)" }
    if types.contains(.array) { return listFix(value) }
    if types.contains(.object), value.isNull { return "write its fields, or {} where there is none" }
    return nil
  }

  private static func listFix(_ value: LocatedValue) -> String? {
    switch value.content {
    case .null: "write its entries, or [] where there is none"
    case .object: nil
    default: "write a list, also where it has one entry: [\(value.shown)]"
    }
  }
}

extension LocatedValue {
  /// What the text would be without its quotes, where that is another value.
  fileprivate var unquoted: LocatedValue? {
    guard let text = string, text.utf8.count <= 40,
      let value = try? JSONReader.read(Array(text.utf8)), !value.isContainer
    else { return nil }
    return value
  }

  /// The truth value that YAML 1.1 took the text for.
  fileprivate var spokenFlag: Bool? {
    guard let text = string, text.utf8.count <= 3 else { return nil }
    switch text.lowercased() {
    case "yes", "on", "y": return true
    case "no", "off", "n": return false
    default: return nil
    }
  }
}
