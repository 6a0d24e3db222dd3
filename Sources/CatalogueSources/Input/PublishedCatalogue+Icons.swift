internal import StrictJSON

extension PublishedCatalogue {
  /// The catalogue as it is compared with a release: entries whose icon isn't known have the logo that the release has of the
  /// same icon. Whether an icon set is at hand changes no version.
  package func compared(with release: ReleasedCatalogue?) -> PublishedCatalogue {
    guard !unknownIcons.isEmpty, let release else { return self }
    return replacingEntries(
      by: collections.map { collection in
        let part = release.part(of: collection.schema.collection, among: kind)
        return collection.entries.map { entry in
          guard let slug = unknownIcons[entry.id], let released = part.entry(entry.id) else { return entry }
          return LogoFields.releasedIcon(slug, in: released, of: collection.schema).map { logo in
            PublishedEntry(
              id: entry.id, title: entry.title,
              values: entry.values.enumerated().map { logo[$0.offset] ?? $0.element })
          } ?? entry
        }
      })
  }
}

extension LogoFields {
  /// The values of the logo of a released entry, by the indices of their fields; `nil` where it isn't of that icon.
  fileprivate static func releasedIcon(
    _ slug: String, in released: LocatedObject, of schema: EntrySchema
  ) -> [Int: PublishedValue]? {
    guard let icon = schema.bindings[.logoIcon], released.text(icon)?.value == slug else { return nil }
    let roles: [Role] = [.logo, .logoURL, .logoSHA256, .logoLength, .logoBackground, .logoSource]
    let values = roles.compactMap(schema.index).compactMap { index -> (Int, PublishedValue)? in
      guard case .value(let value) = FieldReader.value(at: index, of: schema.entry, in: released) else {
        return nil
      }
      return (index, value)
    }
    return Dictionary(values) { first, _ in first }
  }
}
