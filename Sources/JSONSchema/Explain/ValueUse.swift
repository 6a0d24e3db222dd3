internal import Diagnostics
internal import StrictJSON

/// What a schema says of the place of a value that is of the wrong type.
struct ValueUse {
  /// Whether the object around it must have it.
  var isRequired = false
  /// Whether the value would be wrong as a text too.
  var rejectsText = false
  /// Whether a list of the value alone would be wrong too.
  var rejectsList = false
  /// Whether an empty list, and an empty object, would be wrong too.
  var rejectsEmpty = false
  /// The objects that it, or each element of its list, has to be.
  var objects: ObjectForm?
}

/// Objects of which a text can be one field.
struct ObjectForm {
  /// The fields that each must have.
  let required: [String]
  /// The first of them that can have the text.
  let field: String?

  /// What to do about a text in place of such an object.
  func fix(of text: LocatedValue) -> String? {
    field.map { "write its fields: \($0.truncated): \(text.shown)\(others(", and "))" }
      ?? fields.map { "write its fields: \($0)" }
  }

  /// What to do about a text in place of a list of such objects.
  func fix(ofList text: LocatedValue) -> String {
    field.map { "write a list: - \($0.truncated): \(text.shown)\(others(", and below it "))" }
      ?? "write a list of objects" + (fields.map { ", each with \($0)" } ?? "")
  }

  private var fields: String? { required.isEmpty ? nil : required.listed(last: " and ") }

  private func others(_ lead: String) -> String {
    let others = required.filter { $0 != field }
    return others.isEmpty ? "" : lead + others.listed(last: " and ")
  }
}

extension SchemaProgram {
  /// Whether a value is right by some schemas.
  func accepts(_ value: LocatedValue, by nodes: [Int]) -> Bool {
    nodes.allSatisfy { SchemaEvaluator.run(self, on: value, by: $0, SilentRecorder()).isValid }
  }

  /// The objects that a value has to be by some schemas for it, or that the elements of its list have to be; `nil` where
  /// they needn't be objects.
  func objects(by nodes: [Int], for value: LocatedValue) -> ObjectForm? {
    guard value.string != nil else { return nil }
    let all = nodes.flatMap(referred)
    let elements = all.compactMap(elements)
    guard let node = (elements.isEmpty ? all : elements.flatMap(referred)).first(where: isOfObjects) else {
      return nil
    }
    let required = requiredNames(of: node)
    let field = required.first { name in
      schema(ofField: name, in: node).map { accepts(value, by: [$0]) } ?? false
    }
    return ObjectForm(required: required, field: field)
  }

  private func isOfObjects(_ node: Int) -> Bool {
    checks(of: node).contains { check in
      if case .type(let types) = check { types.subtracting(.null) == .object } else { false }
    }
  }

  /// The schema of the elements of a list.
  private func elements(of node: Int) -> Int? {
    for case .items(let node, from: 0) in checks(of: node) { return node }
    return nil
  }

  /// A schema and the one that it refers to.
  private func referred(by node: Int) -> [Int] {
    [node] + checks(of: node).compactMap { if case .reference(let target) = $0 { target } else { nil } }
  }
}
