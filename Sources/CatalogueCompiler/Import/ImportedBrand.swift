internal import StrictJSON

/// One brand of an imported catalogue on its way to a brand file: its fields, each with its place in the JSON.
struct ImportedBrand {
  /// Where the brand is told of as a whole.
  let span: Range<Int>
  private(set) var members: [LocatedObject.Member]

  init(_ object: LocatedObject, at span: Range<Int>) {
    members = object.members
    // A place of one line shows more than one of twenty.
    self.span = (object["id"] ?? object["name"])?.span ?? span.prefix(1)
  }

  /// The value of a field. Where there was none, a new one takes the place that the value has.
  subscript(key: String) -> LocatedValue? {
    get { members.first { $0.key.hasSameBytes(as: key) }?.value }
    set {
      let index = members.firstIndex { $0.key.hasSameBytes(as: key) }
      switch (index, newValue) {
      case (let index?, let value?):
        members[index] = LocatedObject.Member(key: key, keySpan: members[index].keySpan, value: value)
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?):
        members.append(LocatedObject.Member(key: key, keySpan: value.span, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The text of a field; `nil` where there is none.
  func text(_ key: String) -> Located<String>? { LocatedObject(members).text(key) }

  /// The texts of a list; none where the list has anything else in it, which stays as it is.
  func texts(_ key: String) -> [Located<String>] {
    let texts = LocatedObject(members).texts(key)
    return texts.count == self[key]?.array?.count ? texts : []
  }

  /// Takes away what isn't known; brand files leave it out.
  mutating func dropEmptyMembers() { members.removeAll { $0.value.isEmpty } }

  /// Puts texts into a list, or takes the list away where there are none.
  mutating func set(_ key: String, _ texts: [Located<String>]) {
    guard let first = texts.first else { return self[key] = nil }
    let values = texts.map { LocatedValue(.string($0.value), at: $0.span) }
    self[key] = LocatedValue(.array(values), at: self[key]?.span ?? first.span)
  }

  /// The brand as one value.
  var value: LocatedValue { LocatedValue(.object(LocatedObject(members)), at: span) }
}
