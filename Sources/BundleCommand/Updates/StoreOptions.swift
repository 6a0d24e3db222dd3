internal import ArgumentParser
internal import Catalogue
internal import CatalogueUpdates
internal import Foundation

/// Which store, and how to tell of it.
struct StoreOptions: ParsableArguments {
  @Option(name: .customLong("store"), help: ArgumentHelp("The store's folder.", valueName: "folder"))
  var folder: String
  @Flag(help: "Print JSON, for programs.")
  var json = false

  /// The store, as an app has it at its launch.
  func open() throws -> CatalogueStore {
    // Below any that was ever published.
    let beginning = CalendarDate(secondsSince1970: 0)
    guard let beginning else { throw ValidationError("there is no calendar") }
    let none = Catalogue(
      schemaVersion: 1, country: "", version: CatalogueVersion(date: beginning, revision: 1), brands: [],
      tombstones: [])
    return CatalogueStore(directory: URL(fileURLWithPath: folder), bundled: none)
  }

  /// Prints what came of it.
  func tell(_ report: UpdatesReport) { print(json ? report.json : report.text) }
}
