/// Reads the declarations in the brackets of a `<!DOCTYPE ...>` (XML 1.0 section 2.8): comments and entities of plain
/// text. libxml2 never sees them, because it would open other files for some, and multiply others.
struct InternalSubset {
  private(set) var entities = Entities()
  /// The position after the closing bracket, or after the last byte.
  private(set) var end: Int
  private let bytes: [UInt8]

  /// - Parameter bracket: The offset of the opening bracket.
  init(_ bytes: [UInt8], at bracket: Int) throws(LogoProblem) {
    self.bytes = bytes
    end = bracket + 1
    while try readNext() {}
  }

  /// Reads the next declaration; `false` at the end.
  private mutating func readNext() throws(LogoProblem) -> Bool {
    skipSpace()
    guard end < bytes.count else { return false }
    let rest = bytes[end...]
    if rest.first == UInt8(ascii: "]") {
      end += 1
      return false
    }
    if rest.starts(with: "<!--".utf8) {
      end = bytes.firstRange(of: Array("-->".utf8), from: end + 4)?.upperBound ?? bytes.count
    } else if rest.starts(with: "<!ENTITY".utf8) {
      try entities.declare(try entity())
    } else {
      throw .error(
        .documentType, "the DOCTYPE declares something other than an entity of plain text",
        fix: Entities.deletion, span: end..<nameEnd(from: end + 2))
    }
    return true
  }

  private mutating func entity() throws(LogoProblem) -> EntityDeclaration {
    let start = end
    end += "<!ENTITY".utf8.count
    skipSpace()
    let name = bytes[end..<nameEnd(from: end)]
    let span = start..<max(name.endIndex, start + "<!ENTITY".utf8.count)
    end = name.endIndex
    guard name.count <= SVGLimits.entityName else {
      throw .entity(
        "this entity's name has more than \(SVGLimits.entityName) bytes", fix: Entities.deletion, span: span)
    }
    guard !name.isEmpty else { throw malformed(span, current == UInt8(ascii: "%")) }
    guard !Entities.predefined.contains(String(decoding: name, as: UTF8.self)) else {
      throw .entity(
        "this entity has a name that XML has given already", fix: "delete the declaration", span: span)
    }
    skipSpace()
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw malformed(span, false)
    }
    end += 1
    guard let valueEnd = bytes[end...].firstIndex(of: quote) else { throw malformed(span, false) }
    let parts = try EntityValueReader.parts(of: bytes[end..<valueEnd], span)
    end = valueEnd + 1
    skipSpace()
    guard current == UInt8(ascii: ">") else { throw malformed(span, false) }
    end += 1
    return EntityDeclaration(name: name, parts: parts, span: span)
  }

  private func malformed(_ span: Range<Int>, _ isParameter: Bool) -> LogoProblem {
    let isExternal = bytes[end...].starts(with: "SYSTEM".utf8) || bytes[end...].starts(with: "PUBLIC".utf8)
    let message =
      if isExternal {
        "this entity is in another file"
      } else if isParameter {
        "this entity is one for declarations"
      } else {
        "this declaration of an entity isn't complete"
      }
    return .entity(message, fix: Entities.deletion, span: span)
  }

  private var current: UInt8? { end < bytes.count ? bytes[end] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { end += 1 }
  }

  private func nameEnd(from start: Int) -> Int {
    guard start < bytes.count else { return bytes.count }
    return bytes[start...].firstIndex { !$0.isNameByte } ?? bytes.count
  }
}

/// Reads the text between the quotes of an entity's declaration (XML 1.0 sections 4.4 and 4.5).
private enum EntityValueReader {
  /// - Parameter span: Where errors are reported.
  static func parts(of value: ArraySlice<UInt8>, _ span: Range<Int>) throws(LogoProblem) -> [EntityPart] {
    var parts: [EntityPart] = []
    var rest = value
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      parts.append(.text(Array(rest[..<ampersand])))
      guard let end = rest[ampersand...].firstIndex(where: { $0 == UInt8(ascii: ";") }) else {
        throw holdsMarkup(span)
      }
      parts.append(try reference(rest[(ampersand + 1)..<end], span))
      rest = rest[(end + 1)...]
    }
    parts.append(.text(Array(rest)))
    for case .text(let text) in parts where text.contains(where: isMarkup) { throw holdsMarkup(span) }
    return parts
  }

  private static func reference(_ name: ArraySlice<UInt8>, _ span: Range<Int>) throws(LogoProblem)
    -> EntityPart
  {
    if name.first == UInt8(ascii: "#") {
      guard let scalar = Unicode.Scalar(reference: name) else { throw holdsMarkup(span) }
      return .text(Array(String(Character(scalar)).utf8))
    }
    switch String(decoding: name, as: UTF8.self) {
    case "gt": return .text([UInt8(ascii: ">")])
    case "quot": return .text([UInt8(ascii: "\"")])
    case "apos": return .text([UInt8(ascii: "'")])
    case "amp", "lt": throw holdsMarkup(span)
    default: return .reference(name)
    }
  }

  /// A `%` begins a reference to an entity for declarations.
  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "%")
  }

  private static func holdsMarkup(_ span: Range<Int>) -> LogoProblem {
    .entity("this entity holds more than plain text", fix: Entities.deletion, span: span)
  }
}

extension UInt8 {
  /// Whether the byte may be in a name (XML 1.0 section 2.3), beyond ASCII whichever it is.
  var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: self >= 0x80
    }
  }
}
