internal import RegularExpressions
internal import StrictJSON

/// What a keyword of a schema has to be, or an error at its place.
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

  func schemaCount() throws(SchemaError) -> Int {
    guard let integer, let count = Int(exactly: integer), count >= 0 else {
      throw SchemaError("this has to be a whole number, 0 or more", at: span)
    }
    return count
  }

  func schemaTexts() throws(SchemaError) -> [String] {
    var texts: [String] = []
    for element in try schemaList() { texts.append(try element.schemaText()) }
    return texts
  }

  func schemaTypes() throws(SchemaError) -> Set<InstanceType> {
    var types: Set<InstanceType> = []
    for name in array == nil ? [self] : try schemaList() {
      guard let type = InstanceType(rawValue: try name.schemaText()) else {
        throw SchemaError("this isn't a type", at: name.span)
      }
      types.insert(type)
    }
    guard !types.isEmpty else { throw SchemaError("there has to be a type", at: span) }
    return types
  }

  func schemaPattern() throws(SchemaError) -> RegularExpression {
    let pattern = try schemaText()
    do throws(RegularExpressionError) { return try RegularExpression(pattern) } catch {
      throw SchemaError("this pattern \(error)", at: span)
    }
  }
}
