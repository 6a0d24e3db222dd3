/// The way from a document's root to a value in it.
public struct InstancePath: Hashable, Sendable {
  /// One step of the way.
  public enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The steps, from the root.
  public private(set) var steps: [Step] = []

  /// Goes one step further.
  mutating func append(_ step: Step) { steps.append(step) }

  /// Goes one step back.
  mutating func removeLast() { steps.removeLast() }

  /// As a JSON pointer (RFC 6901).
  public var pointer: String {
    steps.reduce(into: "") { pointer, step in
      switch step {
      case .key(let key): pointer += "/" + JSONPointer.escaped(key)
      case .index(let index): pointer += "/\(index)"
      }
    }
  }

  /// The nearest key that leads to the value, which is what a person calls it; `nil` for the document itself.
  public var fieldName: String? {
    for case .key(let key) in steps.reversed() { return key }
    return nil
  }
}

extension InstancePath {
  /// What a person calls the value: `color`, `entry 2 of sources`; `nil` for the document itself.
  var spokenName: String? {
    let indices = steps.reversed().prefix { if case .index = $0 { true } else { false } }
    // Deeper in lists of lists, the place says more than a count.
    let entries = indices.prefix(3).map { step in
      if case .index(let index) = step { "entry \(index + 1)" } else { "" }
    }
    let names = entries + (fieldName.map { [$0.cut] } ?? [])
    return names.isEmpty ? nil : names.joined(separator: " of ")
  }
}
