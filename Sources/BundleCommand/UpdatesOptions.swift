internal import ArgumentParser
internal import Catalogue
internal import CatalogueUpdates
internal import FileAccess
internal import Foundation
internal import HTTPTransport
internal import UpdateFramework

/// A store, and the format of the report.
struct StoreOptions: ParsableArguments {
  @Option(name: .customLong("store"), help: ArgumentHelp("The store's folder.", valueName: "folder"))
  var folder: String
  @Flag(help: "Print JSON, for programs.")
  var json = false

  /// The store, as an app opens it at launch.
  func open() throws -> CatalogueStore {
    // Below any published version.
    let earliest = CalendarDate(secondsSince1970: 0)
    guard let earliest else { throw ValidationError("there is no calendar") }
    let none = Catalogue(
      schemaVersion: 1, country: "", version: CatalogueVersion(date: earliest, revision: 1), brands: [],
      tombstones: [])
    return CatalogueStore(directory: URL(fileURLWithPath: folder), bundled: none)
  }

  /// Prints a result.
  func printReport(_ report: UpdatesReport) { print(json ? report.json : report.text) }
}

/// The repository of updates, and the root to trust.
struct UpdaterArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The address of the folder that holds metadata/ and targets/: https, or http on this machine.",
      valueName: "url"))
  var repository: String
  @Option(help: ArgumentHelp("The root that is built into the app.", valueName: "file"))
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

  /// Adds the error's code to its message.
  static func reportingCode<Value>(_ body: () async throws -> Value) async throws -> Value {
    do { return try await body() } catch let error as CatalogueUpdateError {
      throw FileError("\(error) [\(error.code)]")
    }
  }
}
