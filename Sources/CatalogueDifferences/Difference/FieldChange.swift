internal import CatalogueSources
internal import StrictJSON

/// A field that is new, removed or has another value.
package struct FieldChange: Sendable {
  /// What a field is about: the section of the report.
  enum Area: String, Sendable {
    case catalogue, brand, barcode, logo, tombstone
  }

  let area: Area
  /// The brand or tombstone; `nil` for a field of the catalogue itself.
  let entry: CatalogueEntry?
  let path: FieldPath
  /// The value before; `nil` where there was no field, which isn't the value `null`.
  let old: LocatedValue?
  /// The value now; `nil` where there is no field.
  let new: LocatedValue?
}

extension ComparedCollection {
  /// The area of an entry's field. An unknown field, which is newer than the schema, is about the entry itself.
  func area(of path: FieldPath) -> FieldChange.Area {
    guard let name = path.first else { return .brand }
    if name == bindings[.barcodeRule] { return .barcode }
    return bindings.fields(of: .logos).contains(name) ? .logo : .brand
  }
}

extension FieldChange {
  /// Whether it is a whole barcode rule.
  var isBarcodeRule: Bool { area == .barcode && path.steps.count == 1 }

  /// Whether it is a limit of a barcode format: without one, any code is allowed.
  var isBarcodeLimit: Bool {
    guard area == .barcode, path.isWithinFormat, path.steps.count == 4,
      case .member(let name) = path.steps.last
    else { return false }
    return BarcodeFields.limits.contains(name)
  }
}

/// The path from an entry, or from the catalogue, to one of its fields.
package struct FieldPath: Hashable, Sendable, CustomStringConvertible {
  /// A step into a value.
  enum Step: Hashable, Sendable {
    /// To the member of that name.
    case member(String)
    /// To the element of a list that has that key.
    case element(String)
  }

  private(set) var steps: [Step] = []

  /// The path of a member.
  func member(_ name: String) -> FieldPath { FieldPath(steps: steps + [.member(name)]) }

  /// The path of a list's element.
  func element(_ key: String) -> FieldPath { FieldPath(steps: steps + [.element(key)]) }

  /// The name of the first member.
  package var first: String? {
    if case .member(let name) = steps.first { name } else { nil }
  }

  /// `barcode.formats[EAN13].lengths`
  package var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .member(let name): text += text.isEmpty ? name : ".\(name)"
      case .element(let key): text += "[\(key)]"
      }
    }
  }
}
