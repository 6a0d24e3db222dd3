internal import ArgumentParser

/// Options whose values are the cases of an enumeration that belongs to another room.
extension CaseIterable where Self: RawRepresentable & Sendable, RawValue == String {
  /// The names of all cases.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The case of that name.
  @Sendable static func named(_ name: String) throws -> Self {
    guard let choice = Self(rawValue: name) else {
      throw ValidationError("it is one of \(names)")
    }
    return choice
  }
}
