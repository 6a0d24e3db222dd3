import UpdateFramework

/// Reads any of the four kinds of file.
enum MetadataReader {
  /// The file of a payload that nobody has signed.
  static func file(_ payload: JSON) -> [UInt8] {
    SignedFile.bytes(payloadText: payload.bytes, signatures: [])
  }

  /// The version that a role's file states.
  static func version(of role: String, in file: [UInt8]) throws(MetadataError) -> Int64 {
    switch role {
    case "root": try SignedMetadata<Root>(decoding: file).payload.version
    case "timestamp": try SignedMetadata<Timestamp>(decoding: file).payload.version
    case "snapshot": try SignedMetadata<Snapshot>(decoding: file).payload.version
    default: try SignedMetadata<Targets>(decoding: file).payload.version
    }
  }

  /// A role's file, read and written again.
  static func writtenAgain(_ role: String, _ file: [UInt8]) throws(MetadataError) -> [UInt8] {
    switch role {
    case "root": try SignedMetadata<Root>(decoding: file).bytes
    case "timestamp": try SignedMetadata<Timestamp>(decoding: file).bytes
    case "snapshot": try SignedMetadata<Snapshot>(decoding: file).bytes
    default: try SignedMetadata<Targets>(decoding: file).bytes
    }
  }
}
