internal import Foundation

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
    let segment = name.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
    let address = folder + (folder.hasSuffix("/") ? "" : "/") + segment
    return "<img src=\"\(address)\" width=\"96\" alt=\"\(side.rawValue)\">"
  }

  /// Of a URI's characters only the apostrophe could end an attribute of HTML.
  private static func isAddress(_ text: String) -> Bool {
    text.utf8.starts(with: "https://".utf8) && text.unicodeScalars.allSatisfy(addressCharacters.contains)
  }

  private static let addressCharacters = unreserved.union(CharacterSet(charactersIn: ":/?#[]@!$&()*+,;=%"))

  /// RFC 3986, section 2.3.
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
