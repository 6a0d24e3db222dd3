import Foundation
import TestSupport

/// The folder of an app as docs/APPS.md has it, beside one of this project.
struct AppFolder {
  /// The folder that holds both.
  let folder: TemporaryFolder

  /// The app's folder.
  var path: String { "\(folder.path)/app" }

  init() throws {
    folder = try TemporaryFolder()
    let files = FileManager.default
    for name in ["app/App", "app/src", "brand-catalogue/.build/release"] {
      try files.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    let project = "\(folder.path)/brand-catalogue"
    for name in ["schemas", "templates"] {
      try files.copyItem(
        atPath: Project.root.appendingPathComponent(name).path, toPath: "\(project)/\(name)")
    }
    // Where a link among the templates leads.
    try files.createSymbolicLink(
      atPath: "\(project)/Sources", withDestinationPath: Project.root.appendingPathComponent("Sources").path)
    try files.createSymbolicLink(
      atPath: "\(project)/.build/release/catalogue", withDestinationPath: Workspace.command)
    let catalogue = try Project.bytes("Tests/PluginExample/Sources/WatchApp/italy.json")
    for name in ["app/italy.json", "app/App/italy.json"] { try folder.write(name, catalogue) }
  }

  /// Runs a script of the shell in the app's folder.
  func run(_ script: String) throws -> Program.Result {
    try Program.run(["sh", "-ec", script], in: path, environment: ["SRCROOT": path])
  }

  /// The paths of files in the app's folder, without links and in their order.
  func real(_ names: some Sequence<String>) -> [String] {
    names.map { URL(fileURLWithPath: "\(path)/\($0)").standardizedFileURL.resolvingSymlinksInPath().path }
      .sorted()
  }
}
