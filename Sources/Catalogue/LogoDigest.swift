/// What a published logo consists of: `logoSha256` and `logoLength` in `italy.json`. A logo that is drawn anew changes
/// them, and with them the catalogue's version.
public struct LogoDigest: Hashable, Sendable {
  /// The SHA-256 of its bytes, as 64 lower-case hexadecimal digits.
  public let sha256: String
  /// How many bytes it has.
  public let length: Int

  /// The digest of a logo's bytes.
  public init(sha256: String, length: Int) {
    self.sha256 = sha256
    self.length = length
  }
}
