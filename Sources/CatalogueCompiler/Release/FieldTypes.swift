internal import StrictJSON

/// Which types of value each field of a catalogue has, over all its brands: what a device's code relies on. The
/// elements of a list are a field of their own, `aliases[]`: a list that is no longer empty is no change of type.
struct FieldTypes {
  /// A change that would break a device.
  struct Incompatibility: Equatable {
    let field: String
    let change: String
  }

  private var types: [String: Set<String>] = [:]

  init(_ root: LocatedValue) { collect(root, at: "") }

  /// The fields that are gone in the other catalogue, or have a type there that they didn't have.
  func incompatibilities(with new: FieldTypes) -> [Incompatibility] {
    types.sorted { $0.key < $1.key }.compactMap { field, before in
      guard let after = new.types[field] else {
        // A list that happens to be empty, or an object that is null everywhere, has no members to compare.
        return new.hasParent(of: field) ? Incompatibility(field: Self.name(field), change: "is gone") : nil
      }
      let known = before.subtracting(["null"])
      guard !known.isEmpty, !after.subtracting(["null"]).isSubset(of: known) else { return nil }
      return Incompatibility(field: Self.name(field), change: "changed type")
    }
  }

  /// The field as a person calls it: `brands[].aliases[]` is `brands.aliases`.
  private static func name(_ field: String) -> String {
    field.split(separator: "[]", omittingEmptySubsequences: true).joined()
  }

  private func hasParent(of field: String) -> Bool {
    guard !field.hasSuffix("[]") else { return false }
    guard let dot = field.lastIndex(of: ".") else { return true }
    let parent = String(field[..<dot])
    return types.keys.contains { $0.hasPrefix(parent + ".") }
  }

  private mutating func collect(_ value: LocatedValue, at path: String) {
    let type: String
    switch value.content {
    case .null: type = "null"
    case .bool: type = "boolean"
    case .number: type = "number"
    case .string: type = "string"
    case .array(let elements):
      type = "array"
      for element in elements { collect(element, at: path + "[]") }
    case .object(let object):
      type = "object"
      for member in object.members {
        collect(member.value, at: path.isEmpty ? member.key : "\(path).\(member.key)")
      }
    }
    if !path.isEmpty { types[path, default: []].insert(type) }
  }
}
