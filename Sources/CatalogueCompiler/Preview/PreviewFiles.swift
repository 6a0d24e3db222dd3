public import Diagnostics

/// The files of which the preview's page is made, but for its data.
public struct PreviewFiles: Sendable {
  /// The document, in which `{{policy}}`, `{{style}}`, `{{script}}` and `{{data}}` stand for the rest.
  public static let page = "page.html"
  /// The style sheet.
  public static let style = "page.css"
  /// The scripts, in the order in which they follow one another.
  public static let scripts = [
    "search.js", "elements.js", "state.js", "details.js", "images.js", "brand.js", "tiles.js", "filters.js",
    "page.js",
  ]
  /// The script that loads the page anew when it changes, which only a served page has.
  public static let reloading = "reload.js"
  /// The names of all of them.
  public static let names = [page, style] + scripts + [reloading]

  private let files: [String: SourceText]

  /// - Parameter files: the files by their names.
  public init(_ files: [String: SourceText]) { self.files = files }

  /// The bytes of some of the files, one after the other; those that are missing are left out.
  func bytes(_ names: [String]) -> [UInt8] { names.flatMap { files[$0]?.bytes ?? [] } }
}
