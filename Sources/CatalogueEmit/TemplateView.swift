public import CatalogueRules
public import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// What a template may use: a fixed set of names, each with a value that is ready to be written.
package struct TemplateView: TemplateObject {
  let shape: TemplateShape
  /// The value of a name; `nil` for one that isn't in the shape.
  private let value: @Sendable (String) -> TemplateValue?

  init<Subject>(_ subject: Subject, of type: TemplateViewType<Subject>) {
    shape = type.shape
    value = { type.fields[$0]?.value(subject) }
  }

  func child(named name: String) -> TemplateValue? { value(name) }

  /// Every name with its value: text as a string, a flag as true or false, a list of views as an array.
  package func json() -> [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for name in shape.contents.keys.sorted() {
        writer.key(name)
        Self.write(value(name), to: &writer)
      }
    }
  }

  /// Writes the value of a name.
  static func write(_ value: TemplateValue?, to writer: inout JSONWriter) {
    switch value {
    case .flag(let flag): writer.bool(flag)
    case .text(let text): writer.string(text)
    case .bytes(let bytes): writer.string(String(decoding: bytes, as: UTF8.self))
    case .one(let object): write(object, object.literal, to: &writer)
    case .list(_, let literal?): writer.string(literal)
    case .list(let objects, nil): writer.array(objects) { $1.write(to: &$0) }
    case nil: writer.null()
    }
  }

  private static func write(_ object: any TemplateObject, _ literal: String?, to writer: inout JSONWriter) {
    if let literal { writer.string(literal) } else { object.write(to: &writer) }
  }
}

/// The names of a view: they are known without a value, so that a template can be checked before it is used.
package struct TemplateShape: Sendable {
  /// What is found under a name, and what a section over it opens.
  enum Content: Sendable {
    /// Text or a flag.
    case text
    /// A list of views, or one.
    case views(TemplateShape)
    /// A record of a field, or a list of them: by itself a literal.
    case record(TemplateShape, isList: Bool)
    /// The value of a field; with the shape of the entry that it refers to, if it does. (They may refer to each other.)
    case value(entry: (@Sendable () -> TemplateShape)?)
    /// A colour.
    case color
    /// A list of such values.
    case values(entry: (@Sendable () -> TemplateShape)?)
    /// Entries of the collection of a name.
    case entries(String, @Sendable () -> TemplateShape)

    /// Whether a section over it leads into it.
    var isOpened: Bool { if case .text = self { false } else { true } }

    /// Whether it has a text when it is written by itself.
    var isWritten: Bool {
      switch self {
      case .views, .entries: false
      case .text, .record, .value, .color, .values: true
      }
    }

    /// Whether a section over it may be written several times.
    var isList: Bool {
      switch self {
      case .views, .entries, .values, .record(_, isList: true): true
      case .text, .value, .color, .record(_, isList: false): false
      }
    }

    /// The names within a section over it.
    var names: [String: Content] {
      switch self {
      case .text, .color: [:]
      case .views(let shape), .record(let shape, _): shape.contents
      case .value(let entry), .values(let entry): entry?().contents ?? [:]
      case .entries(_, let entry): entry().contents
      }
    }
  }

  /// Sections may be in one another so deep: they are rendered by recursion.
  static let deepest = 64

  /// What writes a value as text in place of a literal: `{{raw(name)}}`.
  enum Transform: String, CaseIterable {
    /// As it is, without quotes and escapes.
    case raw
    /// With `&`, `<`, `>` and quotes as HTML and XML have them.
    case html
    /// Of a colour alone: `rgb(22, 82, 38)`, as CSS has it.
    case rgb
  }

  let contents: [String: Content]

  init(_ contents: [String: Content]) { self.contents = contents }

  /// The names of a view that is within another one.
  func within(_ outer: TemplateShape) -> TemplateShape {
    TemplateShape(contents.merging(outer.contents) { inner, _ in inner })
  }

  /// One name a line; the names of a list's elements are below it, indented, but for entries that are referred to.
  func lines(indentation: String = "", inEntry: Bool = false) -> [String] {
    contents.sorted { $0.key < $1.key }.flatMap { name, content -> [String] in
      let line = indentation + name
      switch content {
      case .text, .color, .value(nil): return [line]
      case .values(nil): return [line + ", a list"]
      case .value: return [line + ", an id, or as a section the entry"]
      case .values: return [line + ", a list of ids, or as a section of entries"]
      case .entries(let collection, _) where inEntry: return [line + ", a list of \(collection)"]
      case .record(let shape, false):
        return [line + ", a record of"] + shape.lines(indentation: indentation + "  ", inEntry: inEntry)
      case .views(let shape), .record(let shape, _):
        return [line + ", a list of"] + shape.lines(indentation: indentation + "  ", inEntry: inEntry)
      case .entries(_, let entry):
        return [line + ", a list of"] + entry().lines(indentation: indentation + "  ", inEntry: true)
      }
    }
  }
}

/// How the views of one kind of value get the values of their names.
package struct TemplateViewType<Subject: Sendable>: Sendable {
  let fields: [String: TemplateField<Subject>]

  package var shape: TemplateShape { TemplateShape(fields.mapValues(\.content)) }

  func view(_ subject: Subject) -> TemplateView { TemplateView(subject, of: self) }
}

/// One name of a view.
struct TemplateField<Subject: Sendable>: Sendable {
  /// The value: text, a flag, or an array of views.
  let value: @Sendable (Subject) -> TemplateValue
  let content: TemplateShape.Content

  /// Text, ready to be written as it is.
  static func text(_ value: @escaping @Sendable (Subject) -> String) -> TemplateField {
    TemplateField(value: { .text(value($0)) }, content: .text)
  }

  /// Text in UTF-8, ready to be written as it is.
  static func bytes(_ value: @escaping @Sendable (Subject) -> [UInt8]) -> TemplateField {
    TemplateField(value: { .bytes(value($0)) }, content: .text)
  }

  /// Whether a section is written.
  static func flag(_ value: @escaping @Sendable (Subject) -> Bool) -> TemplateField {
    TemplateField(value: { .flag(value($0)) }, content: .text)
  }

  /// The same name of a view around this one; `nil` there where there is no such view.
  func lifted<Outer>(_ inner: @escaping @Sendable (Outer) -> Subject?) -> TemplateField<Outer> {
    TemplateField<Outer>(value: { inner($0).map(value) ?? .text("") }, content: content)
  }

  /// A view for each element.
  static func list<Element>(
    _ type: TemplateViewType<Element>, _ value: @escaping @Sendable (Subject) -> [Element]
  ) -> TemplateField {
    TemplateField(value: { .list(value($0).map { type.view($0) }) }, content: .views(type.shape))
  }
}

/// The names that templates may use.
public enum TemplateNames {
  /// One name a line; the names of a list's elements are below it, indented.
  /// - Parameters:
  ///   - kind: the kind, whose fields are names too.
  ///   - template: the template's file name. An output of the kind may give it the names of an entry, and settings.
  /// - Throws: `UnreadableInput`, with what is wrong with its files.
  public static func text(_ kind: KindFiles, of template: String) throws(UnreadableInput) -> String {
    let schema = try KindSchema(kind)
    let language = schema.outputs.map(\.language).first { $0.template == template }
    let shape = CatalogueView.shape(of: schema, for: language ?? OutputLanguage(template: template))
    return shape.lines().joined(separator: "\n")
  }
}
