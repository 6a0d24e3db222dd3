internal import CataloguePreviews
internal import FileAccess
internal import Foundation

/// Where the schemas, the templates and the preview's page are that nobody names: in the working folder, if that is a
/// project's, or else where `make install` puts them.
enum ProjectFiles {
  /// The folder of the JSON Schemas: the working folder's, if it has a kind of catalogue or the schema of `catalogue.yaml`.
  static var schemas: String {
    let here = "schemas"
    let isProject = SchemaFolder(here).settings.hasPrefix("\(here)/") && FolderListing.isFolder(here)
    return isProject || SchemaFolder(here).hasKind ? here : installed(here) ?? here
  }

  /// The folder of the templates: the working folder's, if it has any. Other projects have templates of other things there.
  static var templates: String {
    let here = "templates"
    let hasAny = ((try? FolderListing.names(in: here)) ?? []).contains { $0.hasSuffix(".mustache") }
    return hasAny ? here : installed(here) ?? here
  }

  /// The folder of the page's own files.
  static var page: String {
    let here = "preview"
    let isThere = FileManager.default.fileExists(atPath: "\(here)/\(PreviewFiles.page)".systemPath)
    return isThere ? here : installed(here) ?? here
  }

  /// A folder of what is installed with the command; `nil` where it isn't, as in a checkout.
  static func installed(_ name: String) -> String? {
    let path = "\(data)/\(name)"
    return FolderListing.isFolder(path) ? path : nil
  }

  /// `share/catalogue` beside the folder `bin` that has the command, which may be a link to it.
  private static let data: String = {
    let command = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let folder = command.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    return folder.appendingPathComponent("share/catalogue").path
  }()
}
