internal import StrictJSON

/// Finds the fields in which two values differ, each once: an object's are its members', any other value is one
/// field. No field is named here but the keys of lists, so that a field that is newer than this program is compared too.
struct FieldComparison {
  /// A field that differs.
  typealias Difference = (path: FieldPath, old: LocatedValue?, new: LocatedValue?)

  /// The lists whose elements are objects, and the member that tells those apart.
  private static let keys = ["formats": "format", "programmes": "name"]

  private(set) var differences: [Difference] = []

  /// The members in which two objects differ, in the order of the newer one, and then those that are gone.
  /// - Parameter ignored: members that are looked at elsewhere.
  static func differences(
    from old: LocatedObject, to new: LocatedObject, ignoring ignored: Set<String> = []
  ) -> [Difference] {
    var comparison = FieldComparison()
    comparison.compare(old, new, at: FieldPath(), ignoring: ignored)
    return comparison.differences
  }

  private mutating func compare(
    _ old: LocatedObject, _ new: LocatedObject, at path: FieldPath, ignoring ignored: Set<String> = []
  ) {
    for member in new.members where !ignored.contains(member.key) {
      compare(old[member.key], member.value, at: path.member(member.key), key: Self.keys[member.key])
    }
    for member in old.members where new[member.key] == nil && !ignored.contains(member.key) {
      differences.append((path.member(member.key), member.value, nil))
    }
  }

  /// - Parameter key: the member that tells the elements apart, where the value is such a list.
  private mutating func compare(
    _ old: LocatedValue?, _ new: LocatedValue, at path: FieldPath, key: String?
  ) {
    if let old, let object = old.object, let other = new.object {
      compare(object, other, at: path)
    } else if let key, old?.array != nil, new.array != nil {
      compare(KeyedList(old, key: key), KeyedList(new, key: key), at: path)
    } else if !(old?.isEqual(to: new) ?? false) {
      differences.append((path, old, new))
    }
  }

  /// Compares element by element, and the order of those that are in both.
  private mutating func compare(_ old: KeyedList, _ new: KeyedList, at path: FieldPath) {
    for key in KeyedList.keys(of: old, new) {
      let step = path.element(key.text)
      switch (old[key], new[key]) {
      case (let before?, let after?): compare(before, after, at: step)
      case (let before, let after):
        differences.append((step, before.map(LocatedValue.init), after.map(LocatedValue.init)))
      }
    }
    compareOrder(old, new, at: path)
    compareStrays(old, new, at: path)
  }

  /// The order of the elements that are in both lists, told by their keys.
  mutating func compareOrder(_ old: KeyedList, _ new: KeyedList, at path: FieldPath) {
    let before = old.keys.filter { new[$0] != nil }
    let after = new.keys.filter { old[$0] != nil }
    guard before != after else { return }
    differences.append((path, LocatedValue(before), LocatedValue(after)))
  }

  /// Elements that nothing tells apart are compared as one list.
  mutating func compareStrays(_ old: KeyedList, _ new: KeyedList, at path: FieldPath) {
    let before = LocatedValue(.array(old.strays), at: 0..<0)
    let after = LocatedValue(.array(new.strays), at: 0..<0)
    if !before.isEqual(to: after) { differences.append((path.element(""), before, after)) }
  }
}

extension LocatedValue {
  fileprivate init(_ object: LocatedObject) { self.init(.object(object), at: 0..<0) }

  fileprivate init(_ keys: [ByteString]) {
    self.init(.array(keys.map { LocatedValue(.string($0.text), at: 0..<0) }), at: 0..<0)
  }
}
