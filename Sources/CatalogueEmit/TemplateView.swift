public import CatalogueRules
public import CatalogueSources
internal import Diagnostics
internal import Mustache
internal import StrictJSON

/// What a template may use: a fixed set of names, each with a value that is ready to be written.
package struct TemplateView: MustacheParent, Sendable {
  let shape: TemplateShape
  /// The value of a name; `nil` for one that isn't in the shape.
  private let value: @Sendable (String) -> Any?

  init<Subject>(_ subject: Subject, of type: TemplateViewType<Subject>) {
    shape = type.shape
    value = { type.fields[$0]?.value(subject) }
  }

  func child(named name: String) -> Any? { value(name) }

  /// Every name with its value: text as a string, a flag as true or false, a list of views as an array.
  package func json() -> [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.finish()
  }

  private func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for name in shape.sections.keys.sorted() {
        writer.key(name)
        switch value(name) {
        case let text as String: writer.string(text)
        case let flag as Bool: writer.bool(flag)
        case let views as [TemplateView]: writer.array(views) { $1.write(to: &$0) }
        default: writer.null()
        }
      }
    }
  }
}

/// The names of a view: they are known without a value, so that a template can be checked before it is used.
package struct TemplateShape: Sendable {
  /// Every name, with the shape that a section over it opens; `nil` where the value is text or a flag.
  let sections: [String: TemplateShape?]

  /// One name a line; the names of a list's elements are below it, indented.
  func lines(indentation: String = "") -> [String] {
    sections.sorted { $0.key < $1.key }.flatMap { name, section -> [String] in
      guard let section else { return [indentation + name] }
      return [indentation + name + ", a list of"] + section.lines(indentation: indentation + "  ")
    }
  }
}

/// How the views of one kind of value get the values of their names.
package struct TemplateViewType<Subject: Sendable>: Sendable {
  let fields: [String: TemplateField<Subject>]

  package var shape: TemplateShape { TemplateShape(sections: fields.mapValues(\.section)) }

  func view(_ subject: Subject) -> TemplateView { TemplateView(subject, of: self) }
}

/// One name of a view.
struct TemplateField<Subject: Sendable>: Sendable {
  /// The value: text, a flag, or an array of views.
  let value: @Sendable (Subject) -> Any
  /// The shape of the view that a section over the value opens; `nil` where the value is text or a flag.
  let section: TemplateShape?

  /// Text, ready to be written as it is.
  static func text(_ value: @escaping @Sendable (Subject) -> String) -> TemplateField {
    TemplateField(value: value, section: nil)
  }

  /// Whether a section is written.
  static func flag(_ value: @escaping @Sendable (Subject) -> Bool) -> TemplateField {
    TemplateField(value: value, section: nil)
  }

  /// The same name of a view around this one; `nil` there where there is no such view.
  func lifted<Outer>(_ inner: @escaping @Sendable (Outer) -> Subject?) -> TemplateField<Outer> {
    TemplateField<Outer>(value: { inner($0).map(value) ?? "" }, section: section)
  }

  /// A view for each element.
  static func list<Element>(
    _ type: TemplateViewType<Element>, _ value: @escaping @Sendable (Subject) -> [Element]
  ) -> TemplateField {
    TemplateField(value: { value($0).map { type.view($0) } }, section: type.shape)
  }
}

/// The names that templates may use.
public enum TemplateNames {
  /// One name a line; the names of a list's elements are below it, indented.
  /// - Parameter kind: the kind, whose fields are names too.
  /// - Throws: `UnreadableInput`, with what is wrong with its files.
  public static func text(_ kind: KindFiles) throws(UnreadableInput) -> String {
    CatalogueView.type(of: try KindSchema(kind)).shape.lines().joined(separator: "\n")
  }
}
