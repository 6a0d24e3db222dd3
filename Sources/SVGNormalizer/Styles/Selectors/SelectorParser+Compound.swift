extension SelectorParser {
  /// The conditions on one element; `nil` if there are none.
  mutating func compound() -> CompoundSelector? {
    var compound = CompoundSelector()
    var hasCondition = type(&compound)
    while let token = reader.peek {
      switch token {
      case .hash(let id, isName: true):
        _ = reader.next()
        compound.ids.append(Array(id.utf8))
      case .delimiter(UInt8(ascii: ".")):
        _ = reader.next()
        guard case .identifier(let name)? = reader.next() else { return nil }
        compound.classes.append(Array(name.utf8))
      case .open(.square):
        _ = reader.next()
        guard let attribute = attribute() else { return nil }
        compound.attributes.append(attribute)
      case .colon:
        _ = reader.next()
        if reader.peek?.word == "root" {
          _ = reader.next()
          compound.roots += 1
          break
        }
        isUnsupported = isPseudoSelector()
        return nil
      case .delimiter(UInt8(ascii: "|")):
        // The prefix of a namespace, where a name follows.
        _ = reader.next()
        isUnsupported = reader.keyword() != nil || reader.peek == .delimiter(UInt8(ascii: "*"))
        return nil
      default: return hasCondition ? compound : nil
      }
      hasCondition = true
    }
    return hasCondition ? compound : nil
  }

  /// Whether a known selector follows the colon.
  private mutating func isPseudoSelector() -> Bool {
    let names = reader.skip(.colon) ? PseudoSelectors.elements : PseudoSelectors.classes
    switch reader.next() {
    case .identifier(let name), .function(let name): return names.contains(name.cssKeyword)
    default: return false
    }
  }

  private mutating func type(_ compound: inout CompoundSelector) -> Bool {
    if case .identifier(let name)? = reader.peek {
      _ = reader.next()
      compound.type = Array(name.utf8)
      return true
    }
    return reader.skip(.delimiter(UInt8(ascii: "*")))
  }

  /// A condition on an attribute, from after the `[`.
  private mutating func attribute() -> AttributeSelector? {
    reader.skipWhitespace()
    guard case .identifier(let name)? = reader.next() else { return nil }
    var attribute = AttributeSelector(name: Array(name.utf8))
    reader.skipWhitespace()
    if reader.skip(.close(.square)) { return attribute }
    guard let comparison = comparison() else { return nil }
    attribute.comparison = comparison
    reader.skipWhitespace()
    switch reader.next() {
    case .identifier(let value), .string(let value): attribute.value = Array(value.utf8)
    default: return nil
    }
    reader.skipWhitespace()
    if let flag = reader.keyword() {
      isUnsupported = flag == "i" || flag == "s"
      return nil
    }
    return reader.skip(.close(.square)) ? attribute : nil
  }

  private mutating func comparison() -> AttributeSelector.Comparison? {
    let comparison: AttributeSelector.Comparison
    switch reader.next() {
    case .delimiter(UInt8(ascii: "=")): return .equals
    case .delimiter(UInt8(ascii: "~")): comparison = .includes
    case .delimiter(UInt8(ascii: "|")):
      // Otherwise it was the prefix of a namespace.
      isUnsupported = reader.peek != .delimiter(UInt8(ascii: "="))
      comparison = .dashMatch
    case .delimiter(UInt8(ascii: "^")): comparison = .prefix
    case .delimiter(UInt8(ascii: "$")): comparison = .suffix
    case .delimiter(UInt8(ascii: "*")): comparison = .substring
    default: return nil
    }
    return reader.skip(.delimiter(UInt8(ascii: "="))) ? comparison : nil
  }

  /// Reads what separates two compounds.
  mutating func combinator() -> Selector.Combinator? {
    let hasWhitespace = reader.peek == .whitespace
    reader.skipWhitespace()
    switch reader.peek {
    case .delimiter(UInt8(ascii: ">")):
      _ = reader.next()
      reader.skipWhitespace()
      return .child
    case .delimiter(UInt8(ascii: "+")), .delimiter(UInt8(ascii: "~")):
      // A sibling, where a condition follows.
      _ = reader.next()
      reader.skipWhitespace()
      isUnsupported = compound() != nil || isUnsupported
      return nil
    default: return hasWhitespace ? .descendant : nil
    }
  }
}
