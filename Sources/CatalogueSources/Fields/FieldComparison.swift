internal import Diagnostics
internal import StrictJSON

/// How a value has to compare with that of another field, of the same object or of one around it.
package struct FieldComparison: Hashable, Sendable {
  /// The keywords that say it.
  package enum Relation: String, CaseIterable, Sendable {
    /// A number isn't greater, a date isn't later.
    case atMost = "x-at-most"
    /// A number is less, a date is earlier.
    case lessThan = "x-less-than"
    /// The value, or each of a list, is one of the other field's list.
    case among = "x-among"
  }

  package let relation: Relation
  /// The name of the other field.
  package let other: String
}

/// Fields that are compared with others.
extension EntrySchemaReader {
  /// What a property says of its value and others', or its list's elements of theirs. A name that isn't there, or that
  /// has another type, is reported.
  /// - Parameter own: the property's name. Another of that name is in an object around it.
  mutating func comparisons(of property: Declaration, named own: String) -> [FieldComparison] {
    let scopes = scopes.dropLast() + [(scopes.last ?? [:]).filter { $0.key != own }]
    return FieldComparison.Relation.allCases.compactMap { relation in
      let keyword = property[relation.rawValue] ?? element(of: property)[relation.rawValue]
      guard let keyword, let name = keyword.string else { return nil }
      guard let other = scopes.reversed().lazy.compactMap({ $0[name] }).first else {
        let names = scopes.reversed().flatMap { $0.keys.sorted() }
        let hint = NearestName.hint(for: name, in: names)
        report(
          name == own
            ? "a property can't be compared with itself"
            : "there is no property \"\(name)\" here, or in an object around it\(hint)", at: keyword)
        return nil
      }
      if let problem = problem(of: relation, property, with: other) {
        report("\"\(name)\" can't be compared with this: \(problem)", at: keyword)
        return nil
      }
      return FieldComparison(relation: relation, other: name)
    }
  }

  /// Why two properties can't be compared; `nil` where they can.
  private func problem(
    of relation: FieldComparison.Relation, _ property: Declaration, with other: Declaration
  ) -> String? {
    if relation == .among {
      guard other.types.contains("array") else { return "it isn't a list" }
      return scalar(property) == scalar(other) ? nil : "its elements have another type"
    }
    if other.types.contains("array") { return "it is a list" }
    guard let type = ordered(property), type == ordered(other) else {
      return "both must be whole numbers, or both dates"
    }
    guard let own = property["default"]?.integer, let most = other["default"]?.integer else { return nil }
    return own < most || own == most && relation == .atMost ? nil : "their defaults don't agree"
  }

  /// The type of values that have an order; `nil` for others.
  private func ordered(_ property: Declaration) -> String? {
    let element = element(of: property)
    if scalar(property) == "integer" { return "integer" }
    return element["format"]?.string == "date" ? "date" : nil
  }

  /// The type of a property, or of its list's elements.
  private func scalar(_ property: Declaration) -> String? {
    let element = element(of: property)
    return element.types.first { $0 != "null" } ?? element["enum"].map { _ in "string" }
  }

  private func element(of property: Declaration) -> Declaration {
    guard property.types.contains("array"), let items = property["items"] else { return property }
    return Declaration(items, in: root, after: property)
  }
}
