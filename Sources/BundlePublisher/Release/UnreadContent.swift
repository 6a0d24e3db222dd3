internal import StrictJSON

/// What apps with this version of the library don't read of a catalogue as it is written there: fields of a later schema
/// or of another one, and words that they don't know. They leave it out, or read something else in its place.
struct UnreadContent {
  private var counts: [String: (sentence: String, count: Int)] = [:]
  private var order: [String] = []

  /// - Parameters:
  ///   - written: the catalogue.
  ///   - read: the same as apps would write what they have read.
  init(of written: LocatedValue, read: LocatedValue) {
    compare(written, read, at: "")
  }

  /// A sentence for each field, with how often it occurs: the first occurrence is described.
  var sentences: [String] {
    order.compactMap { counts[$0] }.map { sentence, count in
      count == 1 ? sentence : "\(sentence), and so on: \(count) in all"
    }
  }

  private mutating func compare(_ written: LocatedValue, _ read: LocatedValue, at path: String) {
    switch (written.content, read.content) {
    case (.object(let members), .object(let known)):
      let prefix = path.isEmpty ? "" : "\(path)."
      for member in members.members {
        let path = prefix + member.key
        if let value = known[member.key] {
          compare(member.value, value, at: path)
        } else {
          add("\(path): apps don't know this field", at: path)
        }
      }
      for member in known.members where members[member.key] == nil {
        let path = prefix + member.key
        add("\(path): missing, apps read \(Self.text(member.value))", at: path)
      }
    case (.array(let elements), .array(let known)) where elements.count == known.count:
      for (element, value) in zip(elements, known) { compare(element, value, at: path) }
    case (.array(let elements), .array(let known)):
      add("\(path): apps read \(known.count) of \(elements.count) elements", at: path)
    default:
      guard !written.isEqual(to: read) else { return }
      add("\(path): apps read \(Self.text(read)) in place of \(Self.text(written))", at: path)
    }
  }

  private mutating func add(_ sentence: String, at path: String) {
    if counts[path] == nil { order.append(path) }
    counts[path, default: (sentence, 0)].count += 1
  }

  /// A value in short.
  private static func text(_ value: LocatedValue) -> String {
    switch value.content {
    case .object: return "an object"
    case .array: return "a list"
    default:
      var writer = JSONWriter(layout: .compact)
      writer.value(value)
      let text = String(decoding: writer.finish(), as: UTF8.self)
      return text.count > 60 ? text.prefix(59) + "…" : text
    }
  }
}
