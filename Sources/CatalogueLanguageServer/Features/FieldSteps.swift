internal import StrictJSON

/// The way from a file's value to one within it.
enum FieldStep: Hashable {
  case key(String)
  case element
}

extension [FieldStep] {
  /// The names of the fields on the way.
  var names: [String] {
    compactMap { step in
      if case .key(let name) = step { name } else { nil }
    }
  }
}

/// What is at a position of a file that can be read: a field's name, or a value that is neither a list nor an object.
struct TreePosition {
  let steps: [FieldStep]
  let isKey: Bool
  /// The range of the name or the value, in bytes.
  let span: Range<Int>
  /// The text of a value that is one.
  let text: String?

  /// `nil` where there is nothing but space, comments and signs.
  init?(_ offset: Int, in value: LocatedValue, after steps: [FieldStep] = []) {
    switch value.content {
    case .object(let object):
      let key = object.members.first { Self.has($0.keySpan, offset) }
      if let key {
        self.init(steps: steps + [.key(key.key)], isKey: true, span: key.keySpan, text: nil)
        return
      }
      guard let member = object.members.first(where: { Self.has($0.value.span, offset) }) else { return nil }
      self.init(offset, in: member.value, after: steps + [.key(member.key)])
    case .array(let elements):
      guard let element = elements.first(where: { Self.has($0.span, offset) }) else { return nil }
      self.init(offset, in: element, after: steps + [.element])
    default:
      guard !steps.isEmpty, Self.has(value.span, offset) else { return nil }
      self.init(steps: steps, isKey: false, span: value.span, text: value.string)
    }
  }

  private init(steps: [FieldStep], isKey: Bool, span: Range<Int>, text: String?) {
    (self.steps, self.isKey, self.span, self.text) = (steps, isKey, span, text)
  }

  /// A cursor behind the last character is still at it.
  private static func has(_ span: Range<Int>, _ offset: Int) -> Bool {
    span.lowerBound <= offset && offset <= span.upperBound
  }
}
