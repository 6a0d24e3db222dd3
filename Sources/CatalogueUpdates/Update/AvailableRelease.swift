internal import Catalogue
internal import StrictJSON
internal import UpdateFramework

/// What the verified metadata says of the catalogue that is out.
struct AvailableRelease: Sendable {
  /// The form of the catalogue that this library reads.
  private static let supportedSchema: Int64 = 1

  let version: CatalogueVersion
  let schemaVersion: Int64
  let file: TargetFile

  /// Whether this library reads the catalogue.
  var isSupported: Bool { schemaVersion == Self.supportedSchema }

  /// - Returns: `nil` when the publisher says nothing of the version.
  init?(_ file: TargetFile) {
    guard let custom = file.custom?.object, let version = CatalogueVersion(in: custom),
      let schemaVersion = custom["schemaVersion"]?.integer
    else { return nil }
    self.version = version
    self.schemaVersion = schemaVersion
    self.file = file
  }
}
