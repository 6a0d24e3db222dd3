internal import RegularExpressions
internal import StrictJSON

extension LocatedValue {
  /// Whether it passes a check that looks at the value as a whole.
  func satisfies(_ check: SchemaCheck) -> Bool {
    switch (check, content) {
    case (.never, _): false
    case (.type(let types), _): types.contains { isOf($0) }
    case (.oneOfValues(let values), _): values.contains { $0.isEqual(to: self) }
    case (.length(let range), .string(let text)): range.contains(text.unicodeScalars.count)
    case (.itemCount(let range), .array(let elements)): range.contains(elements.count)
    case (.pattern(let pattern), .string(let text)): pattern.matches(text)
    case (.minimum(let bound), .number(let number)): number >= bound
    case (.maximum(let bound), .number(let number)): number <= bound
    default: true
    }
  }

  /// Whether it is of a type: a number without a fractional part is an integer too.
  private func isOf(_ type: InstanceType) -> Bool {
    switch (content, type) {
    case (.null, .null), (.bool, .boolean), (.string, .string), (.array, .array), (.object, .object),
      (.number, .number):
      true
    case (.number(let number), .integer): number.isInteger
    default: false
    }
  }
}

extension SchemaCheck {
  /// What kind of mistake it is to fail the check.
  var failureKind: SchemaFailure.Kind {
    switch self {
    case .type: .wrongType
    case .oneOfValues: .unknownValue
    default: .other
    }
  }
}
