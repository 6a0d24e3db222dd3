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

extension Brand {
  /// Where the logo is, relative to the published catalogue; `nil` where there is none.
  public var logoUrl: String? { logo == nil ? nil : "logos/\(id).svg" }

  /// What the published logo consists of; `nil` where there is no logo, and in the catalogue that is compiled into an app.
  public var logoDigest: LogoDigest? {
    get {
      guard let logoSha256, let logoLength else { return nil }
      return LogoDigest(sha256: logoSha256, length: logoLength)
    }
    set { (logoSha256, logoLength) = (newValue?.sha256, newValue?.length) }
  }
}
