internal import Diagnostics

/// The path from a document's root to a value in it.
public struct InstancePath: Hashable, Sendable {
  /// One step of the path.
  public enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The steps, from the root.
  public private(set) var steps: [Step] = []

  mutating func append(_ step: Step) { steps.append(step) }

  /// As a JSON pointer (RFC 6901).
  public var pointer: String {
    steps.reduce(into: "") { pointer, step in
      switch step {
      case .key(let key): pointer += "/" + JSONPointer.escaped(key)
      case .index(let index): pointer += "/\(index)"
      }
    }
  }

  /// The last key on the path, which names the value for a person; `nil` for the document itself.
  public var fieldName: String? {
    for case .key(let key) in steps.reversed() { return key }
    return nil
  }
}

extension InstancePath {
  /// The value's name in a message: `color`, `entry 2 of sources`; `nil` for the document itself.
  var displayName: String? {
    let indices = steps.reversed().prefix { if case .index = $0 { true } else { false } }
    // Deep in lists of lists, the location says more than a name.
    let entries = indices.prefix(3).map { step in
      if case .index(let index) = step { "entry \(index + 1)" } else { "" }
    }
    let names = entries + (fieldName.map { [$0.truncated] } ?? [])
    return names.isEmpty ? nil : names.joined(separator: " of ")
  }
}
