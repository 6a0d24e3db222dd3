internal import Catalogue
internal import CatalogueSources
internal import Mustache
internal import StrictJSON

/// The colours to show an entry in, as templates have them.
struct EntryColorsView: Sendable, MustacheParent {
  let colors: EntryColors
  let language: OutputLanguage

  private static let names: [(String, @Sendable (EntryColors) -> RGBColor)] = [
    ("background", { $0.background }), ("foreground", { $0.foreground }), ("accent", { $0.accent }),
  ]

  /// What a section over them has.
  static var content: TemplateShape.Content {
    .views(TemplateShape(Dictionary(names.map { ($0.0, .color) }) { first, _ in first }))
  }

  func child(named name: String) -> Any? {
    Self.names.first { $0.0 == name }.map { Color(value: $0.1(colors), language: language) }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for (name, color) in Self.names {
        writer.key(name)
        writer.string(Color(value: color(colors), language: language).renderText)
      }
    }
  }

  /// One of them.
  private struct Color: MustacheCustomRenderable, MustacheTransformable {
    let value: RGBColor
    let language: OutputLanguage

    var renderText: String { language.literals.string(value.description) }
    var isNull: Bool { false }

    func transform(_ name: String) -> Any? {
      switch TemplateShape.Transform(rawValue: name) {
      case .raw, .html: value.description
      case .rgb: value.css
      case nil: nil
      }
    }
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
