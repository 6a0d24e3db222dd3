public import CatalogueRules
public import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// The schemas of a catalogue's entries with today's ids beside the references, so that editors which complete by
/// JSON Schema complete them too.
public struct EditorSchemas: Sendable {
  /// A schema of a collection's entries.
  public struct File: Sendable {
    /// The name, for example `brand.schema.json`.
    public let name: String
    /// The text.
    public let bytes: [UInt8]
  }

  /// One for each collection, in the order of `kind.yaml`.
  public let files: [File]
  /// Whether source files have errors, so that ids may be missing or wrong.
  public let hasProblems: Bool

  /// - Throws: ``UnreadableInput``, with what is wrong with a schema.
  public init(_ sources: SourceFiles) async throws(UnreadableInput) {
    let schemas = try CompiledSchemas(sources.schemas)
    let all = sources
    var sources = sources
    (sources.logos, sources.symbols) = ([], [])
    let context = SourceContext(
      sources: await schemas.parser(jobs: 1).parse(sources), baseline: nil, templates: nil)
    hasProblems = context.hasProblems
    let choices = FieldChoices(context, all)
    files = zip(schemas.kind.collections, sources.schemas.kind.schemas).compactMap { schema, source in
      let root = try? JSONReader.read(source.bytes)
      return root.map { root in
        var editor = EditorSchema(root, choices)
        return File(name: schema.collection.schemaName, bytes: editor.text(source.bytes))
      }
    }
  }

  /// How such a file begins: anything else isn't replaced.
  public static let beginning = "{\n  \"\(EntryVocabulary.mark)\": \"catalogue schema export\","
}

/// A schema to which values are added. All else stays as it is written.
private struct EditorSchema {
  private let root: LocatedValue
  private let choices: FieldChoices
  /// What is written where, by offset.
  private var insertions: [Int: String] = [:]

  init(_ root: LocatedValue, _ choices: FieldChoices) { (self.root, self.choices) = (root, choices) }

  mutating func text(_ bytes: [UInt8]) -> [UInt8] {
    look(at: root)
    guard let start = bytes.firstIndex(of: UInt8(ascii: "{")) else { return bytes }
    var text = Array(EditorSchemas.beginning.utf8)
    var end = start + 1
    for (offset, insertion) in insertions.sorted(by: { $0.key < $1.key }) {
      text += bytes[end..<offset] + insertion.utf8
      end = offset
    }
    return text + bytes[end...]
  }

  /// A schema, and those within it.
  private mutating func look(at schema: LocatedValue) {
    guard let object = schema.object else { return }
    let property = Declaration(schema, in: root)
    if let choices = choices.of({ object[$0] }), !choices.isEmpty {
      if property.types.contains("array") {
        add(choices, toItemsOf: schema)
      } else {
        add(choices, to: schema, isNullable: property.types.contains("null"))
      }
    }
    for keyword in ["properties", "$defs"] {
      for member in object[keyword]?.object?.members ?? [] { look(at: member.value) }
    }
    if let items = object["items"] { look(at: items) }
  }

  private mutating func add(_ choices: [FieldChoices.Choice], toItemsOf list: LocatedValue) {
    guard let items = list.object?["items"] else {
      return insert("\"items\": {\(Self.keywords(choices, isNullable: false))}, ", into: list)
    }
    if items.object?["enum"] == nil { add(choices, to: items, isNullable: false) }
  }

  private mutating func add(_ choices: [FieldChoices.Choice], to schema: LocatedValue, isNullable: Bool) {
    let separator = schema.object?.members.isEmpty ?? true ? "" : ", "
    insert(Self.keywords(choices, isNullable: isNullable) + separator, into: schema)
  }

  /// Writes something behind the brace that an object begins with.
  private mutating func insert(_ text: String, into schema: LocatedValue) {
    guard schema.object != nil else { return }
    insertions[schema.span.lowerBound + 1] = text
  }

  /// `enumDescriptions` isn't JSON Schema's, but many editors show it.
  private static func keywords(_ choices: [FieldChoices.Choice], isNullable: Bool) -> String {
    let choices = choices.sorted { $0.value < $1.value }
    var writer = JSONWriter(layout: .compact)
    writer.object { writer in
      writer.key("enum")
      writer.array((isNullable ? [nil] : []) + choices.map(Optional.some)) { writer, choice in
        if let choice { writer.string(choice.value) } else { writer.null() }
      }
      guard choices.contains(where: { $0.name != nil }) else { return }
      writer.key("enumDescriptions")
      writer.array((isNullable ? [""] : []) + choices.map { $0.name ?? $0.value }) { $0.string($1) }
    }
    // Without the braces.
    return String(decoding: writer.finish().dropFirst().dropLast(), as: UTF8.self)
  }
}
