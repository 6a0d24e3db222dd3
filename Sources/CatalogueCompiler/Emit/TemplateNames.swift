/// The names that templates may ask for, for those who write one.
public enum TemplateNames {
  /// One name a line, those within a list below it and further in.
  public static var text: String { lines(CatalogueView.self, indentation: "").joined(separator: "\n") }

  private static func lines<View: TemplateView>(_ view: View.Type, indentation: String) -> [String] {
    view.fields.sorted { $0.key < $1.key }.flatMap { name, field -> [String] in
      guard let section = field.section else { return [indentation + name] }
      return [indentation + name + ", a list of"] + lines(section, indentation: indentation + "  ")
    }
  }
}
