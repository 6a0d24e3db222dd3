internal import StrictJSON

/// Turns a schema document into a flat list of nodes.
struct SchemaCompiler {
  private(set) var nodes: [SchemaNode] = []
  private let document: LocatedValue
  /// The nodes that are made already, by the place where their schema begins: a `$ref` leads to the same node.
  private var known: [Int: Int] = [:]

  /// Keywords that say something about a schema and check nothing.
  private static let annotations: Set<String> = [
    "$schema", "$id", "$comment", "$defs", "title", "description", "examples", "default", "deprecated",
    "readOnly",
    "writeOnly", "format",
  ]

  init(_ document: LocatedValue) { self.document = document }

  /// The node of a schema, made if it isn't there yet.
  mutating func compile(_ schema: LocatedValue) throws(SchemaError) -> Int {
    if let node = known[schema.span.lowerBound] { return node }
    let index = nodes.count
    nodes.append(SchemaNode())
    known[schema.span.lowerBound] = index
    switch schema.content {
    case .bool(let accepts): if !accepts { nodes[index].checks = [.never] }
    case .object(let object): nodes[index] = try node(object)
    default: throw SchemaError("a schema is an object, true or false", at: schema.span)
    }
    return index
  }

  private mutating func node(_ object: LocatedObject) throws(SchemaError) -> SchemaNode {
    var node = SchemaNode(
      description: object["description"]?.string, examples: object["examples"]?.array ?? [])
    for member in object.members where !Self.annotations.contains(member.key) {
      if let check = try check(member, in: object) { node.checks.append(check) }
    }
    for member in object["$defs"]?.object?.members ?? [] { _ = try compile(member.value) }
    return node
  }

  private mutating func check(_ member: LocatedObject.Member, in object: LocatedObject) throws(SchemaError)
    -> SchemaCheck?
  {
    let value = member.value
    switch member.key {
    case "$ref": return .reference(try compile(try target(of: value)))
    case "properties", "required", "additionalProperties", "dependentRequired":
      return try objectCheck(member, in: object)
    case "items": return .items(try compile(value))
    case "minItems", "maxItems":
      return try bounds(member, "minItems", "maxItems", in: object).map { .itemCount($0) }
    case "uniqueItems": return value.bool == true ? .uniqueItems : nil
    case "minLength", "maxLength":
      return try bounds(member, "minLength", "maxLength", in: object).map { .length($0) }
    case "type", "enum", "const", "pattern", "minimum", "maximum": return try valueCheck(member)
    case "allOf", "anyOf", "oneOf", "not", "if", "then", "else": return try logicCheck(member, in: object)
    default: throw SchemaError("the keyword \"\(member.key)\" isn't supported", at: member.keySpan)
    }
  }

  private mutating func objectCheck(
    _ member: LocatedObject.Member, in object: LocatedObject
  ) throws(SchemaError) -> SchemaCheck? {
    switch member.key {
    case "required": return .required(try strings(member.value))
    case "dependentRequired":
      var pairs: [(key: String, others: [String])] = []
      for pair in try self.object(member.value).members { pairs.append((pair.key, try strings(pair.value))) }
      return .requiredTogether(pairs)
    case "additionalProperties" where object["properties"] != nil: return nil  // Read with "properties".
    default: return .members(try membersCheck(object))
    }
  }

  private mutating func membersCheck(_ object: LocatedObject) throws(SchemaError) -> MembersCheck {
    var check = MembersCheck()
    if let properties = object["properties"] {
      for property in try self.object(properties).members {
        check.properties[ByteString(property.key)] = try compile(property.value)
        check.names.append(property.key)
      }
    }
    if let additional = object["additionalProperties"] {
      check.allowsAdditional = additional.bool ?? true
      if additional.bool == nil { check.additional = try compile(additional) }
    }
    return check
  }

  private func valueCheck(_ member: LocatedObject.Member) throws(SchemaError) -> SchemaCheck {
    let value = member.value
    switch member.key {
    case "type": return .type(try types(value))
    case "enum": return .oneOfValues(try array(value))
    case "const": return .oneOfValues([value])
    case "pattern": return .pattern(try regularExpression(value))
    case "minimum": return .minimum(try number(value))
    default: return .maximum(try number(value))
    }
  }

  private mutating func logicCheck(
    _ member: LocatedObject.Member, in object: LocatedObject
  ) throws(SchemaError) -> SchemaCheck? {
    switch member.key {
    case "allOf": return .allOf(try compileAll(member.value))
    case "anyOf": return .anyOf(try compileAll(member.value))
    case "oneOf": return .oneOf(try compileAll(member.value))
    case "not": return .not(try compile(member.value))
    case "if":
      let then = try object["then"].map { value throws(SchemaError) in try compile(value) }
      let otherwise = try object["else"].map { value throws(SchemaError) in try compile(value) }
      return .conditional(if: try compile(member.value), then: then, else: otherwise)
    default: return nil  // "then" and "else" are read with "if", and mean nothing without it.
    }
  }

  private mutating func compileAll(_ value: LocatedValue) throws(SchemaError) -> [Int] {
    var nodes: [Int] = []
    for schema in try array(value) { nodes.append(try compile(schema)) }
    return nodes
  }

  /// The schema that a reference within the document leads to: `#`, or a JSON pointer (RFC 6901).
  private func target(of reference: LocatedValue) throws(SchemaError) -> LocatedValue {
    guard let text = reference.string, text == "#" || text.hasPrefix("#/") else {
      throw SchemaError("only references within the document (#/…) are supported", at: reference.span)
    }
    var value = document
    for token in text.dropFirst().split(separator: "/") {
      let key = token.split(separator: "~1", omittingEmptySubsequences: false).joined(separator: "/")
        .split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
      let next =
        value.object?[key]
        ?? Int(key).flatMap { index in value.array.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
      guard let next else { throw SchemaError("\"\(text)\" leads nowhere", at: reference.span) }
      value = next
    }
    return value
  }

  /// Both bounds of a pair of keywords, made for the first of them that is written.
  private func bounds(
    _ member: LocatedObject.Member, _ least: String, _ most: String, in object: LocatedObject
  ) throws(SchemaError) -> ClosedRange<Int>? {
    if member.key == most, object[least] != nil { return nil }
    let lower = try object[least].map { value throws(SchemaError) in try count(value) } ?? 0
    let upper = try object[most].map { value throws(SchemaError) in try count(value) } ?? Int.max
    guard lower <= upper else { throw SchemaError("\(least) is greater than \(most)", at: member.value.span) }
    return lower...upper
  }

  private func types(_ value: LocatedValue) throws(SchemaError) -> Set<InstanceType> {
    var types: Set<InstanceType> = []
    let names = if let name = value.string { [name] } else { try strings(value) }
    for name in names {
      guard let type = InstanceType(rawValue: name) else {
        throw SchemaError("\"\(name)\" isn't a type", at: value.span)
      }
      types.insert(type)
    }
    return types
  }

  private func regularExpression(_ value: LocatedValue) throws(SchemaError) -> RegularExpression {
    guard let text = value.string else { throw SchemaError("a pattern is text", at: value.span) }
    do throws(RegularExpressionError) { return try RegularExpression(text) } catch {
      throw SchemaError("this pattern \(error)", at: value.span)
    }
  }

  private func strings(_ value: LocatedValue) throws(SchemaError) -> [String] {
    var strings: [String] = []
    for element in try array(value) {
      guard let string = element.string else { throw SchemaError("this has to be text", at: element.span) }
      strings.append(string)
    }
    return strings
  }

  private func array(_ value: LocatedValue) throws(SchemaError) -> [LocatedValue] {
    guard let array = value.array else { throw SchemaError("this has to be a list", at: value.span) }
    return array
  }

  private func object(_ value: LocatedValue) throws(SchemaError) -> LocatedObject {
    guard let object = value.object else { throw SchemaError("this has to be an object", at: value.span) }
    return object
  }

  private func number(_ value: LocatedValue) throws(SchemaError) -> ExactNumber {
    guard case .number(let number) = value.content else {
      throw SchemaError("this has to be a number", at: value.span)
    }
    return number
  }

  private func count(_ value: LocatedValue) throws(SchemaError) -> Int {
    guard let integer = value.integer, let count = Int(exactly: integer), count >= 0 else {
      throw SchemaError("this has to be a whole number, 0 or more", at: value.span)
    }
    return count
  }
}
