internal import Catalogue
internal import StrictJSON

/// The behaviour `logos`: where an entry's logo is published, and what it consists of.
struct LogoFields: Sendable {
  private let id: Int
  private let logo: Int
  private let url: Int
  private let sha256: Int
  private let length: Int

  /// Their names, with that of the tile's colour.
  enum Name {
    static let logo = "logo"
    static let url = "logoUrl"
    static let sha256 = "logoSha256"
    static let length = "logoLength"
    static let background = "logoBackground"
    static let all: Set<String> = [logo, url, sha256, length, background]
  }

  /// The fields that Swift code computes from others.
  static let computed: Set<String> = [Name.url]

  /// The fields that say which bytes a logo has: where they differ, it is drawn anew.
  static let digests: Set<String> = [Name.sha256, Name.length]

  /// Finds the fields; `nil` where the entry doesn't have all of them.
  init?(in schema: EntrySchema) {
    let entry = schema.entry
    guard let logo = entry.index(of: Name.logo), let url = entry.index(of: Name.url),
      let sha256 = entry.index(of: Name.sha256), let length = entry.index(of: Name.length)
    else { return nil }
    (id, self.logo, self.url) = (schema.id, logo, url)
    (self.sha256, self.length) = (sha256, length)
  }

  /// Completes the values of an entry.
  /// - Parameter digest: what its logo consists of, as far as that is known.
  func complete(_ values: inout [PublishedValue], digest: LogoDigest?) {
    guard values[logo] != .null else {
      for field in [url, sha256, length] { values[field] = .null }
      return
    }
    values[url] = .text("logos/\(values[id].text ?? "").svg")
    guard let digest else { return }
    values[sha256] = .text(digest.sha256)
    values[length] = .integer(digest.length)
  }

  /// What holds of the fields of every published entry, as keywords of its schema: with a logo all are there, without
  /// one none is.
  static var conditions: [(String, LocatedValue)] {
    let fields = [Name.url, Name.sha256, Name.length, Name.background]
    func properties(_ fields: [String], are part: LocatedValue) -> LocatedValue {
      .object([("properties", .object(fields.map { ($0, part) }))])
    }
    let null = LocatedValue.object([("type", .text("null"))])
    let there = LocatedValue.object([("not", null)])
    return [
      ("if", properties([Name.logo], are: there)), ("then", properties(fields, are: there)),
      ("else", properties(fields, are: null)),
    ]
  }

  /// Whether an entry has a logo.
  func hasLogo(_ entry: PublishedEntry) -> Bool { entry.values[logo] != .null }
}
