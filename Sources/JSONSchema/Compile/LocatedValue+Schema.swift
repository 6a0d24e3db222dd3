internal import Diagnostics
internal import RegularExpressions
internal import StrictJSON

/// The value of a schema's keyword, or an error at its range.
extension LocatedValue {
  func schemaText() throws(SchemaError) -> String {
    guard let string else { throw SchemaError("this has to be text", at: span) }
    return string
  }

  func schemaFlag() throws(SchemaError) -> Bool {
    guard let bool else { throw SchemaError("this has to be true or false", at: span) }
    return bool
  }

  func schemaList() throws(SchemaError) -> [LocatedValue] {
    guard let array else { throw SchemaError("this has to be a list", at: span) }
    return array
  }

  func schemaObject() throws(SchemaError) -> LocatedObject {
    guard let object else { throw SchemaError("this has to be an object", at: span) }
    return object
  }

  func schemaNumber() throws(SchemaError) -> ExactNumber {
    guard case .number(let number) = content else { throw SchemaError("this has to be a number", at: span) }
    return number
  }

  /// A count, limited to the greatest integer.
  func schemaCount() throws(SchemaError) -> Int {
    guard case .number(let number) = content, number.isInteger, !number.isNegative else {
      throw SchemaError("this has to be a whole number, 0 or more", at: span)
    }
    return number.integer.flatMap(Int.init(exactly:)) ?? Int.max
  }

  func schemaDivisor() throws(SchemaError) -> ExactNumber {
    guard case .number(let number) = content, !number.isNegative, number.integer != 0 else {
      throw SchemaError("this has to be a number greater than 0", at: span)
    }
    guard number.literal.utf8.count <= 1000 else {
      throw SchemaError("this number has more than 1000 digits", at: span)
    }
    return number
  }

  /// A name for a schema (core, section 8.2.2): an XML name without a colon, of ASCII.
  func schemaAnchor() throws(SchemaError) -> String {
    let name = try schemaText()
    let rest = name.utf8.dropFirst()
    guard let first = name.utf8.first, first.isASCIILetter || first == UInt8(ascii: "_"),
      rest.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || [0x2D, 0x2E, 0x5F].contains($0) })
    else {
      throw SchemaError(
        "an anchor has letters, digits, \"-\", \"_\" and \".\", and begins with a letter", at: span)
    }
    return name
  }

  /// Texts, each of them once (validation, sections 6.1.1, 6.5.3 and 6.5.4).
  func schemaTexts() throws(SchemaError) -> [String] {
    var texts: [String] = []
    var known: Set<ByteString> = []
    for element in try schemaList() {
      let text = try element.schemaText()
      guard known.insert(ByteString(text)).inserted else {
        throw SchemaError("\"\(text)\" is listed twice", at: element.span)
      }
      texts.append(text)
    }
    return texts
  }

  func schemaTypes() throws(SchemaError) -> TypeSet {
    var types: TypeSet = []
    if array != nil { _ = try schemaTexts() }
    for name in array ?? [self] {
      let text = try name.schemaText()
      guard let type = TypeSet.named.first(where: { $0.name == text })?.type else {
        let names = TypeSet.named.map(\.name)
        throw SchemaError(
          "\"\(text)\" isn't a type", at: name.span,
          fix: "use \(NearestName.of(text, in: names) ?? "one of " + names.joined(separator: ", "))")
      }
      types.insert(type)
    }
    guard !types.isEmpty else { throw SchemaError("at least one type is needed", at: span) }
    return types
  }

  func schemaPattern() throws(SchemaError) -> RegularExpression {
    let pattern = try schemaText()
    do throws(RegularExpressionError) { return try RegularExpression(pattern) } catch {
      throw SchemaError("this pattern \(error)", at: span)
    }
  }
}

extension ExactNumber {
  fileprivate var isNegative: Bool { literal.hasPrefix("-") && integer != 0 }
}
