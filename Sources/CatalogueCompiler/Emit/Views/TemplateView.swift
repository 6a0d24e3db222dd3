internal import Mustache

/// What a template may ask for: a fixed set of names, each with its value ready to be written as it is. The
/// names are known without a value, so that a template can be checked before it is used.
protocol TemplateView: MustacheParent, Sendable {
  /// Every name, and what it gives.
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
