/// Where the logos of two catalogues can be looked at, so that a difference can show them.
public struct LogoAddresses: Sendable {
  /// Which of the two.
  enum Side: String, Sendable {
    case before, after
  }

  private let old: String
  private let new: String

  /// The addresses of the folders of the older and the newer catalogue's logos: https URIs (RFC 3986), `nil` where
  /// one isn't.
  public init?(old: String, new: String) {
    guard [old, new].allSatisfy(Self.isAddress) else { return nil }
    (self.old, self.new) = (old, new)
  }

  /// A picture in Markdown, of which services show those of a size only as HTML (CommonMark 0.31, section 6.6).
  func picture(_ name: String, _ side: Side) -> String {
    let folder = side == .before ? old : new
    let address = folder + (folder.hasSuffix("/") ? "" : "/") + Self.percentEncoded(name)
    return "<img src=\"\(address)\" width=\"96\" alt=\"\(side.rawValue)\">"
  }

  /// Nothing that could end an attribute of HTML is among a URI's characters but the apostrophe.
  private static func isAddress(_ text: String) -> Bool {
    text.utf8.starts(with: "https://".utf8) && text.utf8.allSatisfy { isUnreserved($0) || marks.contains($0) }
  }

  private static let marks = Set(":/?#[]@!$&()*+,;=%".utf8)

  /// A file's name as a segment of a path (RFC 3986, section 2.1).
  private static func percentEncoded(_ name: String) -> String {
    name.utf8.map { byte in
      guard !isUnreserved(byte) else { return String(Unicode.Scalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// RFC 3986, section 2.3.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
