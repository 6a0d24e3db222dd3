internal import ArgumentParser
internal import CatalogueUpdates
internal import FileAccess
internal import Foundation
internal import HTTPTransport
internal import UpdateFramework

/// Where updates come from, and whom to trust.
struct UpdaterArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The address of the folder that holds metadata/ and targets/: over https, or over http on this machine.",
      valueName: "url"))
  var repository: String
  @Option(help: ArgumentHelp("The root that the app came with.", valueName: "file"))
  var root: String
  @Option(help: ArgumentHelp("The catalogue's target path.", valueName: "name"))
  var catalogue = "italy.json"

  /// An updater of a store.
  func updater(of store: CatalogueStore) throws -> CatalogueUpdater {
    guard let url = URL(string: repository) else {
      throw ValidationError("\"\(repository)\" isn't an address.")
    }
    var transport = TransportOptions()
    transport.allowsLoopbackHTTP = true
    var options = UpdaterOptions()
    options.catalogueName = catalogue
    return CatalogueUpdater(
      store: store, repository: url,
      trustedRoot: try FileBytes.read(root, limit: Int(DownloadLimits().root)),
      transport: SystemTransport(options: transport), options: options)
  }

  /// Tells a failure with its code.
  static func telling<Value>(_ body: () async throws -> Value) async throws -> Value {
    do { return try await body() } catch let error as CatalogueUpdateError {
      throw FileError("\(error) [\(error.code)]")
    }
  }
}
