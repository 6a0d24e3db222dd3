import StrictJSON

extension LocatedValue {
  /// The value of a JSON text.
  init(json text: String) throws { self = try JSONReader.read(Array(text.utf8)) }

  /// The tree with another value at a place, which is named by keys and indices: `brands/0/name`. Without a value the
  /// member or element is taken out. A member that isn't there is added.
  func setting(_ place: String, to value: LocatedValue?) -> LocatedValue {
    setting(place.split(separator: "/").map(String.init)[...], to: value) ?? self
  }

  private func setting(_ steps: ArraySlice<String>, to value: LocatedValue?) -> LocatedValue? {
    guard let step = steps.first else { return value }
    let rest = steps.dropFirst()
    switch content {
    case .array(let elements):
      let edited = elements.enumerated().flatMap { index, element in
        index == Int(step) ? [element.setting(rest, to: value)].compactMap(\.self) : [element]
      }
      return LocatedValue(.array(edited), at: span)
    case .object(let object):
      var members = object.members.compactMap { member in
        member.key == step ? Self.member(step, member.value.setting(rest, to: value)) : member
      }
      if object[step] == nil { members += [Self.member(step, value)].compactMap(\.self) }
      return LocatedValue(.object(LocatedObject(members)), at: span)
    default: return self
    }
  }

  private static func member(_ key: String, _ value: LocatedValue?) -> LocatedObject.Member? {
    value.map { LocatedObject.Member(key: key, keySpan: 0..<0, value: $0) }
  }

  /// The places of all values in the tree, but for the tree itself.
  func places(under path: String = "") -> [String] {
    let children: [(String, LocatedValue)] =
      switch content {
      case .array(let elements): elements.enumerated().map { (String($0), $1) }
      case .object(let object): object.members.map { ($0.key, $0.value) }
      default: []
      }
    return children.flatMap { step, value in
      let place = path.isEmpty ? step : "\(path)/\(step)"
      return [place] + value.places(under: place)
    }
  }

  /// The value at a place.
  subscript(place place: String) -> LocatedValue? {
    place.split(separator: "/").reduce(self as LocatedValue?) { value, step in
      value?.object?[String(step)]
        ?? Int(step).flatMap { index in
          value?.array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        }
    }
  }
}
