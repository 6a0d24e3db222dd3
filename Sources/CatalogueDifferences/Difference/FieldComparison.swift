internal import CatalogueSources
internal import StrictJSON

/// Finds the fields in which two values differ, each once. The members of an object are fields of their own; any other
/// value is one field, but for the lists of records that the schema lists: their elements are compared by their keys.
struct FieldComparison {
  /// A field that differs.
  typealias Difference = (path: FieldPath, old: LocatedValue?, new: LocatedValue?)

  private(set) var differences: [Difference] = []

  /// The members in which two objects differ, where one that isn't there counts as null: in the order of the newer one; then the removed ones.
  /// - Parameters:
  ///   - record: the type of the objects; `nil` where the schema doesn't list it.
  ///   - ignored: members that are compared elsewhere.
  static func differences(
    from old: LocatedObject, to new: LocatedObject, of record: RecordType? = nil,
    ignoring ignored: Set<String> = []
  ) -> [Difference] {
    var comparison = FieldComparison()
    comparison.compare(old, new, of: record, at: FieldPath(), ignoring: ignored)
    return comparison.differences
  }

  private mutating func compare(
    _ old: LocatedObject, _ new: LocatedObject, of record: RecordType?, at path: FieldPath,
    ignoring ignored: Set<String> = []
  ) {
    for member in new.members where !ignored.contains(member.key) {
      let type = record?.field(member.key)?.type
      compare(old[member.key], member.value, as: type, at: path.member(member.key))
    }
    for member in old.members
    where new[member.key] == nil && !member.value.isNull && !ignored.contains(member.key) {
      differences.append((path.member(member.key), member.value, nil))
    }
  }

  private mutating func compare(
    _ old: LocatedValue?, _ new: LocatedValue, as type: FieldType?, at path: FieldPath
  ) {
    if let old, let object = old.object, let other = new.object {
      compare(object, other, of: type?.record, at: path)
    } else if case .list(.record(let record)) = type, let key = record.key, old?.array != nil,
      new.array != nil
    {
      compare(KeyedList(old, key: key), KeyedList(new, key: key), of: record, at: path)
    } else if !(old?.isEqual(to: new) ?? new.isNull) {
      differences.append((path, old, new))
    }
  }

  /// Compares element by element, and the order of those that are in both.
  private mutating func compare(
    _ old: KeyedList, _ new: KeyedList, of record: RecordType, at path: FieldPath
  ) {
    for key in KeyedList.keys(of: old, new) {
      let step = path.element(key.text)
      switch (old[key], new[key]) {
      case (let before?, let after?): compare(before, after, of: record, at: step)
      case (let before, let after):
        differences.append((step, before.map(LocatedValue.init), after.map(LocatedValue.init)))
      }
    }
    compareOrder(old, new, at: path)
    compareStrays(old, new, at: path)
  }

  /// Compares the order of the elements that are in both lists, by their keys.
  mutating func compareOrder(_ old: KeyedList, _ new: KeyedList, at path: FieldPath) {
    let before = old.keys.filter { new[$0] != nil }
    let after = new.keys.filter { old[$0] != nil }
    guard before != after else { return }
    differences.append((path, LocatedValue(before), LocatedValue(after)))
  }

  /// Compares the elements without a key as one list.
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

/// The elements that only one of two lists has, whatever their order and number.
struct ListDifference {
  let removed: [LocatedValue]
  let added: [LocatedValue]

  /// `nil` where one of the values isn't a list.
  init?(from old: LocatedValue?, to new: LocatedValue?) {
    guard let before = old?.array, let after = new?.array else { return nil }
    removed = Self.elements(of: before, notIn: after)
    added = Self.elements(of: after, notIn: before)
  }

  /// By their JSON texts, because a hostile list may be long.
  private static func elements(of list: [LocatedValue], notIn other: [LocatedValue]) -> [LocatedValue] {
    let texts = Set(other.map(\.compactText))
    return list.filter { !texts.contains($0.compactText) }
  }
}

extension LocatedValue {
  /// The value's JSON on one line, to be compared by its bytes.
  var compactText: ByteString {
    var writer = JSONWriter(layout: .compact)
    writer.value(self)
    return ByteString(String(decoding: writer.finish(), as: UTF8.self))
  }
}
