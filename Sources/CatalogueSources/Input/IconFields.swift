internal import Catalogue
internal import Diagnostics
internal import StrictJSON

/// The marks of an icon set as logos of entries: an entry without a logo of its own that names an icon has that one.
struct IconFields: Sendable {
  private let set: IconSet
  private let icon, logo: String
  private let background: String?
  private let source: String?
  private let id: String

  /// `nil` where the kind has no field for icons.
  init?(_ set: IconSet, in schema: EntrySchema) {
    guard let icon = schema.bindings[.logoIcon], let logo = schema.bindings[.logo] else { return nil }
    (self.set, self.icon, self.logo) = (set, icon, logo)
    (background, source) = (schema.bindings[.logoBackground], schema.bindings[.logoSource])
    id = schema.entry.fields[schema.id].name
  }

  /// What an entry's file holds, with the logo that its icon gives. Its values stand where the icon is named.
  func completed(_ value: LocatedValue) -> LocatedValue {
    guard let object = value.object, object[logo]?.isNull ?? false, let slug = object.text(icon),
      let found = set.icons[slug.value], found.isPublishable, let id = object.text(id)
    else { return value }
    func text(_ text: String) -> LocatedValue { LocatedValue(.string(text), at: slug.span) }
    func member(_ key: String, _ value: LocatedValue) -> LocatedObject.Member {
      LocatedObject.Member(key: key, keySpan: slug.span, value: value)
    }
    let origin = [member("url", text(found.url)), member("licence", text(found.licence))]
    let added = [
      background.map { member($0, text(found.background.description)) },
      source.map { member($0, LocatedValue(.object(LocatedObject(origin)), at: slug.span)) },
    ].compactMap(\.self)
    // A logo's background without a logo has its finding.
    guard added.allSatisfy({ object[$0.key] == nil }) else { return value }
    let members = object.members.map {
      $0.key == logo ? member(logo, text("\(id.value).svg")) : $0
    }
    return LocatedValue(.object(LocatedObject(members + added)), at: value.span)
  }
}
