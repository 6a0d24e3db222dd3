internal import CatalogueSources
internal import StrictJSON

/// Which types of value each field of a catalogue has, over all its brands: what a device's code relies on. The
/// elements of a list are a field of their own, `aliases[]`: a list that is no longer empty is no change of type.
struct FieldTypes {
  /// A change that would break a device.
  struct Incompatibility: Equatable {
    let field: String
    let change: String
    /// Whether it is that the field isn't there, or not everywhere.
    var isMissing = false
  }

  /// The members of one name in all objects at one place, or the elements of all lists there.
  private struct Field {
    /// Where the objects are; `nil` for elements, which nobody misses.
    let parent: String?
    var types: Set<String> = []
    var count = 0
  }

  private var fields: [String: Field] = [:]
  /// How many objects there are at a place.
  private var objects: [String: Int] = [:]

  init(_ root: LocatedValue) { collect(root, at: "", in: nil) }

  /// The fields that are gone from the other catalogue or from some of its objects, or have a type there that they
  /// didn't have.
  func incompatibilities(with new: FieldTypes) -> [Incompatibility] {
    fields.sorted { $0.key < $1.key }.compactMap { name, field in
      change(of: field, to: new.fields[name], in: new).map {
        Incompatibility(field: Self.name(name), change: $0, isMissing: $0 != Self.changedType)
      }
    }
  }

  private static let changedType = "changed type"

  private func change(of field: Field, to other: Field?, in new: FieldTypes) -> String? {
    let known = field.types.subtracting(["null"])
    if let other, !known.isEmpty, !other.types.subtracting(["null"]).isSubset(of: known) {
      return Self.changedType
    }
    // A list that happens to be empty, or an object that is null everywhere, has no members to miss.
    guard let parent = field.parent, let possible = new.objects[parent] else { return nil }
    guard let other else { return "is gone" }
    return field.count == objects[parent] && other.count < possible ? "is missing in places" : nil
  }

  /// The field as a person calls it: `brands[].aliases[]` is `brands.aliases`.
  private static func name(_ field: String) -> String {
    field.split(separator: "[]", omittingEmptySubsequences: true).joined()
  }

  private mutating func collect(_ value: LocatedValue, at path: String, in parent: String?) {
    let type: String
    switch value.content {
    case .null: type = "null"
    case .bool: type = "boolean"
    case .number: type = "number"
    case .string: type = "string"
    case .array(let elements):
      type = "array"
      for element in elements { collect(element, at: path + "[]", in: nil) }
    case .object(let object):
      type = "object"
      objects[path, default: 0] += 1
      for member in object.members {
        collect(member.value, at: path.isEmpty ? member.key : "\(path).\(member.key)", in: path)
      }
    }
    guard !path.isEmpty else { return }
    fields[path, default: Field(parent: parent)].types.insert(type)
    fields[path]?.count += 1
  }
}
