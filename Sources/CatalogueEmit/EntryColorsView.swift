internal import Catalogue
internal import CatalogueSources
internal import StrictJSON

/// The colours to show an entry in, as templates have them.
struct EntryColorsView: TemplateObject {
  let colors: EntryColors
  let language: OutputLanguage

  private static let names: [(String, @Sendable (EntryColors) -> RGBColor)] = [
    ("background", { $0.background }), ("foreground", { $0.foreground }), ("accent", { $0.accent }),
  ]

  /// What a section over them has.
  static var content: TemplateShape.Content {
    .views(TemplateShape(Dictionary(names.map { ($0.0, .color) }) { first, _ in first }))
  }

  func child(named name: String) -> TemplateValue? {
    Self.names.first { $0.0 == name }.map { .one(Color(value: $0.1(colors), language: language)) }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for (name, color) in Self.names {
        writer.key(name)
        writer.string(language.literals.string(color(colors).description))
      }
    }
  }

  /// One of them.
  private struct Color: TemplateObject {
    let value: RGBColor
    let language: OutputLanguage

    var literal: String? { language.literals.string(value.description) }

    func child(named name: String) -> TemplateValue? { nil }
    func transformed(by transform: TemplateShape.Transform) -> String? {
      transform == .rgb ? value.css : value.description
    }
    func write(to writer: inout JSONWriter) { writer.null() }
  }
}

extension EntryColors {
  /// What templates call them.
  static let viewName = "colors"
}

extension RGBColor {
  /// As CSS writes it by its channels.
  var css: String { "rgb(\(red), \(green), \(blue))" }
}
