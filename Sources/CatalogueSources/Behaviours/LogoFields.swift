package import Catalogue
internal import StrictJSON

/// The behaviour `logos`: where an entry's logo is published, and what it consists of.
package struct LogoFields: Sendable {
  private let id: Int
  private let logo: Int
  private let url: Int
  private let sha256: Int
  private let length: Int
  private let background: Int

  /// Finds the fields; `nil` where the kind doesn't have the behaviour.
  package init?(in schema: EntrySchema) {
    guard let logo = schema.index(of: .logo), let url = schema.index(of: .logoURL),
      let sha256 = schema.index(of: .logoSHA256), let length = schema.index(of: .logoLength),
      let background = schema.index(of: .logoBackground)
    else { return nil }
    (id, self.logo, self.url) = (schema.id, logo, url)
    (self.sha256, self.length, self.background) = (sha256, length, background)
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

  /// Whether an entry has a logo.
  package func hasLogo(_ entry: PublishedEntry) -> Bool { entry.values[logo] != .null }

  /// What an entry's logo can be seen on; `nil` where it has none.
  package func background(of entry: PublishedEntry) -> RGBColor? {
    hasLogo(entry) ? entry.values[background].text.flatMap { RGBColor($0) } ?? .white : nil
  }

  /// What holds of the fields of every published entry, as keywords of its schema: with a logo all are there, without
  /// one none is.
  static func conditions(_ bindings: Bindings) -> [(String, LocatedValue)] {
    guard let logo = bindings[.logo] else { return [] }
    let fields = [Role.logoURL, .logoSHA256, .logoLength, .logoBackground].compactMap { bindings[$0] }
    func properties(_ fields: [String], are part: LocatedValue) -> LocatedValue {
      .object([("properties", .object(fields.map { ($0, part) }))])
    }
    let null = LocatedValue.object([("type", .text("null"))])
    let there = LocatedValue.object([("not", null)])
    return [
      ("if", properties([logo], are: there)), ("then", properties(fields, are: there)),
      ("else", properties(fields, are: null)),
    ]
  }
}

extension Bindings {
  /// The fields that say which bytes a logo has: where they differ, it is drawn anew.
  package var logoDigests: Set<String> { Set([self[.logoSHA256], self[.logoLength]].compactMap(\.self)) }
}
