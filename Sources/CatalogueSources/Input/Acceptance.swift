package import StrictJSON

/// A warning that a source file accepts, because the entry is right as it is (`x-accepted`).
package struct Acceptance: Sendable {
  /// The rule whose findings of the entry are accepted.
  package let rule: Located<String>
  /// Why they are.
  package let reason: String

  /// The fields of each acceptance.
  static let fields = (rule: "rule", reason: "reason")

  /// What catalogue.yaml calls its list.
  package static let settingsField = "accepted"

  /// Those of a list that have a rule and a reason.
  static func list(_ field: String, of object: LocatedObject) -> [Acceptance] {
    object.objects(field).compactMap { object, _ in
      guard let rule = object.text(fields.rule), let reason = object.text(fields.reason) else { return nil }
      return Acceptance(rule: rule, reason: reason.value)
    }
  }
}

extension Acceptance {
  /// What a field with `x-accepted` has to be.
  package static let form =
    "accepted warnings are a list of the entry itself with \"x-published\": false, of objects that must have the texts rule and reason"

  /// Whether a property of the entry itself can be that list.
  /// - Parameter root: the whole schema, which has the definitions.
  package static func canBeList(_ property: Declaration, in root: LocatedValue) -> Bool {
    let items = property["items"].map { Declaration($0, in: root) }
    let required = items?["required"]?.array?.compactMap(\.string) ?? []
    let names = [fields.rule, fields.reason]
    let areTexts = names.allSatisfy { name in
      items?["properties"]?.object?[name].map { Declaration($0, in: root).types == ["string"] } ?? false
    }
    return property.types == ["array"] && Set(required) == Set(names) && areTexts
      && property["x-published"]?.bool == false
  }
}

/// The list of the warnings that an entry accepts.
extension EntrySchemaReader {
  /// Whether a property is that list. One that can't be is reported.
  mutating func isAccepted(_ property: Declaration) -> Bool {
    guard let keyword = property["x-accepted"] else { return false }
    guard depth == 1, Acceptance.canBeList(property, in: root) else {
      report(Acceptance.form, at: keyword)
      return false
    }
    return true
  }
}
