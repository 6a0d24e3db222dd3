/// The entities that a file declares for plain text (XML 1.0 section 4.2.1). None holds markup, so that expanding one
/// never adds a tag or an attribute.
struct Entities: Sendable {
  private var declarations: [ArraySlice<UInt8>: EntityDeclaration] = [:]
  private var texts: [ArraySlice<UInt8>: ResolvedText] = [:]

  private struct ResolvedText: Sendable {
    var bytes: [UInt8] = []
    /// How many levels of entities are within, with its own.
    var depth = 1
  }

  /// The entities that XML knows without a declaration (section 4.6).
  static let predefined = ["amp", "lt", "gt", "quot", "apos"]

  var isEmpty: Bool { declarations.isEmpty }

  /// Adds an entity. Of two with the same name the first counts.
  mutating func declare(_ entity: EntityDeclaration) throws(LogoProblem) {
    guard declarations.count < SVGLimits.entities else {
      throw .entity(
        "the DOCTYPE declares more than \(SVGLimits.entities) entities", fix: Self.deletion, span: entity.span
      )
    }
    if declarations[entity.name] == nil { declarations[entity.name] = entity }
  }

  /// The text that a reference stands for; `nil` if no such entity is declared.
  mutating func text(of name: ArraySlice<UInt8>) throws(LogoProblem) -> [UInt8]? {
    try resolved(name, depth: 1)?.bytes
  }

  /// The number of bytes that a reference stands for, if it has been expanded.
  func length(of name: ArraySlice<UInt8>) -> Int? { texts[name]?.bytes.count }

  static let deletion = "write what the entities stand for in their place, and delete the <!DOCTYPE ...>"

  /// Each entity is resolved once, so that references to references don't multiply the work.
  private mutating func resolved(_ name: ArraySlice<UInt8>, depth: Int) throws(LogoProblem) -> ResolvedText? {
    if let text = texts[name] { return text }
    guard let entity = declarations[name] else { return nil }
    var text = ResolvedText()
    for part in entity.parts {
      switch part {
      case .text(let bytes): text.bytes += bytes
      case .reference(let name):
        guard depth <= SVGLimits.entityDepth else { throw Self.isTooDeep(entity) }
        guard let inner = try resolved(name, depth: depth + 1) else {
          throw .unknownEntity(String(decoding: name, as: UTF8.self), span: entity.span)
        }
        text.bytes += inner.bytes
        text.depth = max(text.depth, inner.depth + 1)
      }
      guard text.bytes.count <= SVGLimits.entityText else {
        throw .entity(
          "this entity stands for more than \(SVGLimits.entityText) bytes", fix: Self.deletion,
          span: entity.span)
      }
    }
    guard text.depth <= SVGLimits.entityDepth else { throw Self.isTooDeep(entity) }
    texts[name] = text
    return text
  }

  private static func isTooDeep(_ entity: EntityDeclaration) -> LogoProblem {
    .entity(
      "this entity contains itself, or others more than \(SVGLimits.entityDepth) levels deep",
      fix: deletion, span: entity.span)
  }
}

/// An entity as it is declared.
struct EntityDeclaration: Sendable {
  let name: ArraySlice<UInt8>
  let parts: [EntityPart]
  /// The declaration's `<!ENTITY` and name in the file.
  let span: Range<Int>
}

/// A part of the text of an entity.
enum EntityPart: Sendable {
  case text([UInt8])
  /// Another entity, by its name.
  case reference(ArraySlice<UInt8>)
}

extension LogoProblem {
  static func entity(_ message: String, fix: String, span: Range<Int>) -> LogoProblem {
    .error(.entity, message, fix: fix, span: span)
  }

  static func unknownEntity(_ name: String, span: Range<Int>) -> LogoProblem {
    .error(.entity, "the entity &\(name); is unknown", fix: "write what it stands for", span: span)
  }
}
