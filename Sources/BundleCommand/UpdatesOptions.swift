internal import ArgumentParser
internal import Catalogue
internal import CatalogueUpdates
internal import CommandRunning
internal import FileAccess
internal import Foundation
internal import HTTPTransport
internal import UpdateFramework

/// A store, its root, and the format of the report.
struct StoreOptions: ParsableArguments {
  @Option(
    name: .customLong("store"), help: ArgumentHelp("The store's folder.", valueName: "folder"),
    transform: GivenPath.checked)
  var folder: String
  @Option(
    help: ArgumentHelp("The root that is built into the app.", valueName: "file"),
    transform: GivenPath.checked)
  var root: String
  @Flag(help: "Print JSON, for programs.")
  var json = false

  /// The store, as an app opens it at launch.
  func open() throws -> PublishedStore<AnyCatalogue> {
    PublishedStore(
      directory: URL(fileURLWithPath: folder.systemPath), bundled: AnyCatalogue.none,
      trustedRoot: try trustedRoot())
  }

  /// A wrong file is named here; the updater could only say that no server's files match it.
  private func trustedRoot() throws -> [UInt8] {
    let bytes = try FileBytes.read(root, limit: Int(DownloadLimits().root))
    do { _ = try TrustedMetadata(root: bytes, expiry: .omitted, schemes: [Ed25519Scheme()]) } catch {
      throw FileError("\(root) isn't a root of trust, such as roots/1.root.json: \(error)")
    }
    return bytes
  }

  /// Adds the error's code to its message, and a hint if the root may be another repository's.
  func reportingCode<Value>(_ body: () async throws -> Value) async throws -> Value {
    do { return try await body() } catch let error as CatalogueUpdateError {
      var hint = ""
      if case .untrusted(let problem) = error, case .notEnoughSignatures = problem.reason {
        hint = "; is \(root) this repository's root?"
      }
      if case .notListed = error { hint = "; is --catalogue the name of its catalogue?" }
      throw FileError("\(error)\(hint) [\(error.code)]")
    }
  }

  /// Prints a result.
  func printReport(_ report: UpdatesReport) { Console.print(json ? report.json : report.text) }
}

/// The repository of updates.
struct UpdaterArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The address of the folder that holds metadata/ and targets/: https, or http on this machine.",
      valueName: "url"))
  var repository: String
  @Option(help: ArgumentHelp("The catalogue's target path.", valueName: "name"))
  var catalogue = "italy.json"

  /// An updater of a store.
  func updater(of store: PublishedStore<AnyCatalogue>) throws -> PublishedUpdater<AnyCatalogue> {
    guard let url = URL(string: repository) else {
      throw ValidationError("\"\(repository)\" isn't an address.")
    }
    var transport = TransportOptions()
    transport.allowsLoopbackHTTP = true
    let now = CommandContext.current.now
    return PublishedUpdater(
      store: store, repository: url, transport: SystemTransport(options: transport),
      options: UpdaterOptions(catalogueName: catalogue),
      clock: UpdaterClock(now: { Int64(now().timeIntervalSince1970) }, jitter: { Double.random(in: 0...1) }))
  }
}
