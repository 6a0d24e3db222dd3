/// A file that an import writes.
public struct ImportedFile: Sendable {
  /// Where it goes, within the new folder: `catalogue.yaml`, `brands/<id>.yaml` or `logos/<id>.svg`.
  public let path: String
  /// What is in it.
  public let bytes: [UInt8]
}
