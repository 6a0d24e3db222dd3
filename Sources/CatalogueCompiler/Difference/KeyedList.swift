internal import StrictJSON

/// A list of objects that one of their members, a text, tells apart.
struct KeyedList {
  /// The keys, in the order of the list.
  let keys: [ByteString]
  /// What has no key of its own: it isn't an object, has none, or has one that is used already.
  let strays: [LocatedValue]
  private let objects: [ByteString: LocatedObject]

  /// The elements of a value; none where it isn't a list.
  /// - Parameters:
  ///   - key: the member that tells them apart.
  ///   - other: a list whose keys are used already.
  init(_ value: LocatedValue?, key: String, after other: KeyedList? = nil) {
    var keys: [ByteString] = []
    var objects: [ByteString: LocatedObject] = [:]
    var strays: [LocatedValue] = []
    for element in value?.array ?? [] {
      let text = element.object?[key]?.string.map(ByteString.init)
      guard let object = element.object, let text, objects[text] == nil, other?[text] == nil else {
        strays.append(element)
        continue
      }
      objects[text] = object
      keys.append(text)
    }
    (self.keys, self.objects, self.strays) = (keys, objects, strays)
  }

  subscript(key: ByteString) -> LocatedObject? { objects[key] }

  /// The keys of both lists, in the order of their bytes.
  static func keys(of lists: KeyedList...) -> [ByteString] {
    Set(lists.flatMap(\.keys)).sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
  }
}
