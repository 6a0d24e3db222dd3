internal import CatalogueSources
internal import StrictJSON

/// Which types of value each field of a catalogue has, over all its brands: what a device's code relies on. The
/// elements of a list are a field of their own, `aliases[]`: a list that is no longer empty is no change of type.
struct FieldTypes {
  /// A change that would break a device.
  struct Incompatibility: Equatable {
    let field: String
    let change: Change
  }

  /// What became of a field, as a message says it.
  enum Change: String {
    case changedType = "changed type"
    case gone = "is gone"
    case missing = "is missing in places"
    case nullable = "may be null now"
    case mayBeEmpty = "may be empty now"
    case otherCollection = "refers to another collection"

    /// What spares apps the change.
    var remedy: String {
      self == .nullable
        ? "don't let it be null, or give it a \"default\"" : "leave the field as it was"
    }
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

  init(_ root: LocatedValue) {
    let place = Place()
    place.add(root)
    name(place, at: "", in: nil)
  }

  /// The fields that are gone from the other catalogue or from some of its objects, or have a type there that they
  /// didn't have.
  func incompatibilities(with new: FieldTypes) -> [Incompatibility] {
    fields.sorted { $0.key < $1.key }.compactMap { name, field in
      change(of: field, to: new.fields[name], in: new).map {
        Incompatibility(field: Self.name(name), change: $0)
      }
    }
  }

  private func change(of field: Field, to other: Field?, in new: FieldTypes) -> Change? {
    let known = field.types.subtracting(["null"])
    if let other, !known.isEmpty, !other.types.subtracting(["null"]).isSubset(of: known) {
      return .changedType
    }
    // A list that happens to be empty, or an object that is null everywhere, has no members to miss.
    guard let parent = field.parent, let possible = new.objects[parent] else { return nil }
    guard let other else { return .gone }
    return field.count == objects[parent] && other.count < possible ? .missing : nil
  }

  /// The field as a person calls it: `brands[].aliases[]` is `brands.aliases`.
  private static func name(_ field: String) -> String {
    field.split(separator: "[]", omittingEmptySubsequences: true).joined()
  }

  /// Names a place and all that is in it.
  private mutating func name(_ place: Place, at path: String, in parent: String?) {
    if !path.isEmpty { fields[path] = Field(parent: parent, types: place.types, count: place.count) }
    if place.objectCount > 0 { objects[path] = place.objectCount }
    if let elements = place.elements { name(elements, at: path + "[]", in: nil) }
    for (key, member) in place.members {
      name(member, at: path.isEmpty ? key : "\(path).\(key)", in: path)
    }
  }
}

/// The values of all members of one name in the objects at another place, or of all elements there. A catalogue has some
/// hundred places and hundreds of thousands of values, whose paths needn't be written out.
private final class Place {
  private(set) var types: Set<String> = []
  private(set) var count = 0
  private(set) var objectCount = 0
  private(set) var elements: Place?
  private(set) var members: [String: Place] = [:]

  func add(_ value: LocatedValue) {
    count += 1
    types.insert(value.typeName)
    switch value.content {
    case .array(let values) where !values.isEmpty:
      let place = elements ?? Place()
      elements = place
      for value in values { place.add(value) }
    case .object(let object):
      objectCount += 1
      for member in object.members { place(of: member.key).add(member.value) }
    default: break
    }
  }

  private func place(of key: String) -> Place {
    if let place = members[key] { return place }
    let place = Place()
    members[key] = place
    return place
  }
}
