public import StrictJSON

/// What a metadata file says, without its signatures: root, timestamp, snapshot or targets (TUF 1.0.34, section 4).
public protocol MetadataPayload: Sendable {
  /// The `_type` of such files.
  static var type: String { get }
  /// What all kinds of metadata have in common.
  var header: MetadataHeader { get set }
  /// The payload as it is written, what this program doesn't know included.
  var value: LocatedValue { get }
  /// Reads a payload.
  init(decoding value: LocatedValue) throws(MetadataError)
}

extension MetadataPayload {
  /// The version of the file, from 1.
  public var version: Int64 { header.version }
  /// From when on the file must not be trusted.
  public var expires: UTCTime { header.expires }
}
