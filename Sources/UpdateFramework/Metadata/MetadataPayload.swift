public import StrictJSON

/// The signed part of a metadata file: root, timestamp, snapshot or targets (TUF 1.0.34, section 4).
public protocol MetadataPayload: Sendable {
  /// The `_type` of such files.
  static var type: String { get }
  /// The common part of all metadata.
  var header: MetadataHeader { get set }
  /// The payload as JSON, with unknown members.
  var value: LocatedValue { get }
  /// Reads a payload.
  init(decoding value: LocatedValue) throws(MetadataError)
}

extension MetadataPayload {
  /// The version of the file, from 1.
  public var version: Int64 { header.version }
  /// When the file expires.
  public var expires: UTCTime { header.expires }
}

/// The common part of all metadata (TUF 1.0.34, section 4.3).
public struct MetadataHeader: Sendable {
  /// The version of the specification that this program writes.
  public static let specificationVersion = "1.0.34"

  /// The version of the specification that the file follows; its first number is 1.
  public let specificationVersion: String
  /// The version of the file, from 1.
  public var version: Int64
  /// When the file expires.
  public var expires: UTCTime
  /// The unknown members of the payload.
  let unknown: [LocatedObject.Member]

  /// The header of a new file.
  public init(version: Int64, expires: UTCTime) {
    specificationVersion = Self.specificationVersion
    self.version = version
    self.expires = expires
    unknown = []
  }

  /// - Parameters:
  ///   - type: the expected `_type`.
  ///   - known: the members of this type besides the header's.
  init(_ fields: MetadataFields, type: String, known: [String]) throws(MetadataError) {
    let found = try fields.string("_type")
    guard found.hasSameBytes(as: type) else {
      throw MetadataError(.wrongType(expected: type, found: found), at: fields.path(of: "_type"))
    }
    specificationVersion = try fields.string("spec_version")
    guard Self.isSupported(specificationVersion) else {
      throw MetadataError(
        .unsupportedSpecification(specificationVersion), at: fields.path(of: "spec_version"))
    }
    version = try fields.integer("version", atLeast: 1)
    guard let expires = UTCTime(try fields.string("expires")) else {
      throw MetadataError(.invalidTime, at: fields.path(of: "expires"))
    }
    self.expires = expires
    unknown = fields.unknown(besides: ["_type", "spec_version", "version", "expires"] + known)
  }

  /// A payload with this header.
  func payload(type: String, _ members: [(key: String, value: LocatedValue)]) -> LocatedValue {
    let common: [(key: String, value: LocatedValue)] = [
      ("_type", .text(type)), ("spec_version", .text(specificationVersion)), ("version", .integer(version)),
      ("expires", .text(expires.description)),
    ]
    return .object(common + members, and: unknown)
  }

  /// Versions are two or three numbers, of which the first decides (section 4.3).
  private static func isSupported(_ version: String) -> Bool {
    let numbers = version.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let areNumbers = numbers.allSatisfy { digits in
      !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    return (2...3).contains(numbers.count) && areNumbers && numbers[0].elementsEqual("1".utf8)
  }
}
