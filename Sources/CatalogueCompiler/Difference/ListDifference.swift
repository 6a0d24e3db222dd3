internal import StrictJSON

/// What a list has that another hasn't; how often and in which order doesn't count.
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
