internal import Catalogue
internal import CatalogueUpdates
internal import StrictJSON
internal import UpdateFramework

/// The result of a check or an update, or a store's status: for people and for programs.
struct UpdatesReport {
  /// A line for a person.
  let text: String
  private let members: [(key: String, value: LocatedValue)]

  /// One line of JSON.
  var json: String {
    var writer = JSONWriter(layout: .compact)
    writer.value(.object(members))
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  init(_ availability: UpdateAvailability) {
    switch availability {
    case .upToDate: self = .upToDate
    case .unsupported(let schemaVersion): self = .unsupported(schemaVersion)
    case .available(let version, let size):
      text = "catalogue \(version) is available, \(Int(clamping: size).counted("byte")) to download"
      members = Self.members(
        "available", Self.version(version) + [("downloadSize", .integer(size))])
    }
  }

  /// - Parameter patchProblem: why the catalogue was downloaded whole.
  init(_ result: UpdateResult, patchProblem: String?) {
    switch result {
    case .upToDate: self = .upToDate
    case .unsupported(let schemaVersion): self = .unsupported(schemaVersion)
    case .staged(let version):
      text =
        "catalogue \(version) is on the device, verified"
        + (patchProblem.map { "; it was downloaded whole: \($0)" } ?? "")
      members = Self.members(
        "applied", Self.version(version) + (patchProblem.map { [("patchProblem", .text($0))] } ?? []))
    }
  }

  init(_ status: StoreStatus) {
    let checked = status.lastChecked.flatMap { UTCTime(secondsSince1970: $0) }?.description ?? "never"
    let shown = status.source == .bundled ? "no catalogue" : "catalogue \(status.version)"
    text = "\(shown); up to date as of: \(checked)"
    let version = status.source == .bundled ? [] : Self.version(status.version)
    members = Self.members(
      status.source.rawValue, version + (status.lastChecked.map { [("lastChecked", .integer($0))] } ?? []))
  }

  private init(_ text: String, _ members: [(key: String, value: LocatedValue)]) {
    self.text = text
    self.members = members
  }

  private static let upToDate = UpdatesReport(
    "there is no newer catalogue", members("up-to-date", []))

  private static func unsupported(_ schemaVersion: Int64) -> UpdatesReport {
    UpdatesReport(
      "there is a newer catalogue, with schema version \(schemaVersion), which this program doesn't read",
      members("unsupported", [("schemaVersion", .integer(schemaVersion))]))
  }

  private static func members(
    _ result: String, _ others: [(key: String, value: LocatedValue)]
  ) -> [(key: String, value: LocatedValue)] { [("result", .text(result))] + others }

  private static func version(_ version: CatalogueVersion) -> [(key: String, value: LocatedValue)] {
    [("version", .text(version.date.description)), ("revision", .integer(Int64(version.revision)))]
  }
}
