internal import Catalogue
internal import CatalogueUpdates
internal import FileAccess
internal import Foundation
internal import HTTPTransport

/// `updates-walkthrough`: shows what a catalogue on a device lives through.
@main
enum UpdatesWalkthrough {
  static func main() async {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      switch (arguments.first, arguments.count) {
      case ("walk", 2): try await Walk(in: arguments[1]).run()
      case ("update", 4): try await update(store: arguments[1], from: arguments[2], trusting: arguments[3])
      default: throw FileError("usage: updates-walkthrough walk FOLDER | update STORE REPOSITORY ROOT")
      }
    } catch {
      print("\(error)")
      exit(1)
    }
  }

  /// Brings a store up to date with a repository in a folder.
  private static func update(store: String, from repository: String, trusting root: String) async throws {
    let store = CatalogueStore(
      directory: URL(fileURLWithPath: store), bundled: try Demonstration.catalogue("2026-01-01", []),
      trustedRoot: try FileBytes.read(root, limit: 1 << 20))
    let updater = CatalogueUpdater(
      store: store, repository: try address(), transport: FolderTransport(folder: repository))
    print(try await updater.update())
  }

  static func address() throws(FileError) -> URL {
    guard let url = URL(string: FolderTransport.address) else { throw FileError("there is no address") }
    return url
  }
}
