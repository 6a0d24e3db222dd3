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
    "readOnly", "writeOnly", "format",
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
    // The type is looked at first: what is of the wrong one fails most other keywords too.
    if let type = object["type"] { node.checks.append(.type(try type.schemaTypes())) }
    for member in object.members where member.key != "type" && !Self.annotations.contains(member.key) {
      if let check = try check(member, in: object) { node.checks.append(check) }
    }
    for member in try object["$defs"]?.schemaObject().members ?? [] { _ = try compile(member.value) }
    return node
  }

  /// The check of a keyword; `nil` when it is part of another one's.
  private mutating func check(
    _ member: LocatedObject.Member, in object: LocatedObject
  ) throws(SchemaError) -> SchemaCheck? {
    let value = member.value
    switch member.key {
    case "$ref": return .reference(try compile(try target(of: value)))
    case "enum": return .oneOfValues(try value.schemaList())
    case "const": return .oneOfValues([value])
    case "pattern": return .pattern(try value.schemaPattern())
    case "minimum": return .minimum(try value.schemaNumber())
    case "maximum": return .maximum(try value.schemaNumber())
    case "minLength", "maxLength": return try bounds("minLength", "maxLength", member, object) { .length($0) }
    case "minItems", "maxItems": return try bounds("minItems", "maxItems", member, object) { .itemCount($0) }
    case "items": return .items(try compile(value))
    case "uniqueItems": return try value.schemaFlag() ? .uniqueItems : nil
    default: return try objectCheck(member, in: object)
    }
  }

  private mutating func objectCheck(
    _ member: LocatedObject.Member, in object: LocatedObject
  ) throws(SchemaError) -> SchemaCheck? {
    switch member.key {
    case "required": return .required(try member.value.schemaTexts())
    case "dependentRequired":
      var pairs: [(key: String, others: [String])] = []
      for pair in try member.value.schemaObject().members {
        pairs.append((pair.key, try pair.value.schemaTexts()))
      }
      return .requiredTogether(pairs)
    case "additionalProperties" where object["properties"] != nil: return nil  // Read with "properties".
    case "properties", "additionalProperties": return .members(try membersCheck(object))
    default: return try logicCheck(member, in: object)
    }
  }

  private mutating func membersCheck(_ object: LocatedObject) throws(SchemaError) -> MembersCheck {
    var check = MembersCheck()
    for property in try object["properties"]?.schemaObject().members ?? [] {
      check.properties[ByteString(property.key)] = try compile(property.value)
      check.names.append(property.key)
    }
    if let additional = object["additionalProperties"] {
      check.allowsAdditional = additional.bool ?? true
      if additional.bool == nil { check.additional = try compile(additional) }
    }
    return check
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
    case "then", "else": return nil  // Read with "if"; without it they mean nothing.
    default: throw SchemaError("the keyword \"\(member.key)\" isn't supported", at: member.keySpan)
    }
  }

  private mutating func compileAll(_ value: LocatedValue) throws(SchemaError) -> [Int] {
    var nodes: [Int] = []
    for schema in try value.schemaList() { nodes.append(try compile(schema)) }
    guard !nodes.isEmpty else { throw SchemaError("there has to be a schema", at: value.span) }
    return nodes
  }

  /// Both bounds of a pair of keywords, made for the first of them that is written.
  private func bounds(
    _ least: String, _ most: String, _ member: LocatedObject.Member, _ object: LocatedObject,
    check: (ClosedRange<Int>) -> SchemaCheck
  ) throws(SchemaError) -> SchemaCheck? {
    if member.key == most, object[least] != nil { return nil }
    let lower = try object[least]?.schemaCount() ?? 0
    let upper = try object[most]?.schemaCount() ?? Int.max
    guard lower <= upper else { throw SchemaError("\(least) is greater than \(most)", at: member.value.span) }
    return check(lower...upper)
  }

  /// The schema that a reference within the document leads to.
  private func target(of reference: LocatedValue) throws(SchemaError) -> LocatedValue {
    let text = try reference.schemaText()
    guard text.hasPrefix("#"), let keys = JSONPointer.keys(ofFragment: text.dropFirst()) else {
      throw SchemaError("only references within the document (#/…) are supported", at: reference.span)
    }
    var value = document
    for key in keys {
      guard let next = value.child(key) else {
        throw SchemaError("\"\(text)\" leads nowhere", at: reference.span)
      }
      value = next
    }
    return value
  }
}

extension LocatedValue {
  /// The member or the element that one step of a JSON pointer leads to.
  fileprivate func child(_ key: String) -> LocatedValue? {
    guard let array else { return object?[key] }
    guard let index = Int(key), String(index) == key, array.indices.contains(index) else { return nil }
    return array[index]
  }
}
