internal import StrictJSON

/// The addresses of the logos of two catalogues, so that a difference can show them.
public struct LogoAddresses: Sendable {
  /// Which of the two.
  enum Side: String, Sendable {
    case before, after
  }

  private let old: String
  private let new: String

  /// The addresses of the logo folders of the older and the newer catalogue: https URIs (RFC 3986), `nil` where one
  /// isn't.
  public init?(old: String, new: String) {
    guard [old, new].allSatisfy(Self.isAddress) else { return nil }
    (self.old, self.new) = (old, new)
  }

  /// An image in Markdown, whose size can only be given as HTML (CommonMark 0.31, section 6.6).
  func picture(_ name: String, _ side: Side) -> String {
    let folder = side == .before ? old : new
    let address = folder + (folder.hasSuffix("/") ? "" : "/") + name.percentEncoded()
    return "<img src=\"\(address)\" width=\"96\" alt=\"\(side.rawValue)\">"
  }

  /// Of a URI's characters only the apostrophe could end an attribute of HTML.
  private static func isAddress(_ text: String) -> Bool {
    text.utf8.starts(with: "https://".utf8)
      && text.utf8.allSatisfy { $0.isURIUnreserved || ":/?#[]@!$&()*+,;=%".utf8.contains($0) }
  }
}
