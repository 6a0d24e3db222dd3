internal import Mustache
internal import StrictJSON

/// What a template may use: a fixed set of names, each with a value that is ready to be written. The names are known
/// without a value, so that a template can be checked before it is used.
protocol TemplateView: MustacheParent, Sendable {
  /// Every name, with its value.
  static var fields: [String: TemplateField<Self>] { get }
}

extension TemplateView {
  func child(named name: String) -> Any? { Self.fields[name]?.value(self) }
}

/// One name of a view.
struct TemplateField<View>: Sendable {
  /// The value: text, a flag, or an array of views.
  let value: @Sendable (View) -> Any
  /// The view that a section over the value opens; `nil` where the value is text or a flag.
  let section: (any TemplateView.Type)?

  /// Text, ready to be written as it is.
  static func text(_ value: @escaping @Sendable (View) -> String) -> TemplateField {
    TemplateField(value: value, section: nil)
  }

  /// Whether a section is written.
  static func flag(_ value: @escaping @Sendable (View) -> Bool) -> TemplateField {
    TemplateField(value: value, section: nil)
  }

  /// A view for each element.
  static func list<Inner: TemplateView>(_ value: @escaping @Sendable (View) -> [Inner]) -> TemplateField {
    TemplateField(value: value, section: Inner.self)
  }
}

extension TemplateView {
  /// Every name with its value: text as a string, a flag as true or false, a list of views as an array.
  func json() -> [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.finish()
  }

  private func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for (name, field) in Self.fields.sorted(by: { $0.key < $1.key }) {
        writer.key(name)
        switch field.value(self) {
        case let text as String: writer.string(text)
        case let flag as Bool: writer.bool(flag)
        case let views as [any TemplateView]: writer.array(views) { $1.write(to: &$0) }
        default: writer.null()
        }
      }
    }
  }
}

/// The names that templates may use.
public enum TemplateNames {
  /// One name a line; the names of a list's elements are below it, indented.
  public static var text: String { lines(CatalogueView.self, indentation: "").joined(separator: "\n") }

  private static func lines<View: TemplateView>(_ view: View.Type, indentation: String) -> [String] {
    view.fields.sorted { $0.key < $1.key }.flatMap { name, field -> [String] in
      guard let section = field.section else { return [indentation + name] }
      return [indentation + name + ", a list of"] + lines(section, indentation: indentation + "  ")
    }
  }
}
