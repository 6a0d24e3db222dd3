internal import StrictJSON

/// The name under which a metadata file lists a key (TUF 1.0.34, section 4.2): most often 64 hexadecimal digits, but
/// any text may be one. Two are the same only when their bytes are.
public struct KeyIdentifier: Hashable, Sendable {
  private let bytes: ByteString

  /// An identifier as it is written.
  public init(_ text: String) { bytes = ByteString(text) }

  /// The identifier as it is written.
  public var text: String { bytes.text }

  /// The beginning, which is enough for a person to tell keys from one another.
  public var abbreviation: String { String(text.unicodeScalars.prefix(8)) }
}
