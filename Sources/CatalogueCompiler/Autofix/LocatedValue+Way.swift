internal import JSONSchema
internal import StrictJSON

extension LocatedValue {
  /// The value at the end of a way; `nil` where it leads nowhere.
  func value(at steps: ArraySlice<InstancePath.Step>) -> LocatedValue? {
    guard let step = steps.first else { return self }
    let rest = steps.dropFirst()
    switch step {
    case .key(let key): return object?[key]?.value(at: rest)
    case .index(let index):
      guard let array, array.indices.contains(index) else { return nil }
      return array[index].value(at: rest)
    }
  }

  /// A tree that has nothing but a value, at the end of a way like that one.
  init(_ value: LocatedValue, alone steps: [InstancePath.Step]) {
    self = steps.reversed().reduce(value) { inner, step in
      switch step {
      case .key(let key):
        let member = LocatedObject.Member(key: key, keySpan: 0..<0, value: inner)
        return LocatedValue(.object(LocatedObject([member])), at: 0..<0)
      case .index: return LocatedValue(.array([inner]), at: 0..<0)
      }
    }
  }
}
