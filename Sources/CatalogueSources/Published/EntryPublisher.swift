package import Catalogue
package import StrictJSON

/// Makes published entries, from source files and from published catalogues.
package struct EntryPublisher: Sendable {
  let schema: EntrySchema
  private let tiles: TileFields?
  private let logos: LogoFields?
  /// The indices of the fields that may be missing: of most, a default is published.
  private let needed: [Int]

  package init(_ schema: EntrySchema) {
    self.schema = schema
    tiles = TileFields(in: schema)
    logos = LogoFields(in: schema)
    needed = schema.entry.fields.indices.filter { schema.entry.fields[$0].mayBeMissing }
  }

  /// The entry of an object, as far as it can be read. A text that has to be there and isn't is replaced.
  /// - Parameters:
  ///   - id: the id, which takes the place of a missing name too.
  ///   - neutral: the colour of tiles where the entry's own isn't known.
  ///   - digest: what its logo consists of, as far as that is known.
  ///   - assets: the files that entries may name, by where they are published.
  package func entry(
    _ object: LocatedObject, id: String, neutral: NeutralColor, digest: LogoDigest?,
    assets: [String: AssetFile] = [:]
  ) -> PublishedEntry {
    let values = schema.entry.fields.indices.map { index in
      if case .value(let value) = FieldReader.value(at: index, of: schema.entry, in: object) {
        value
      } else {
        schema.entry.fields[index].stopgap(id: id)
      }
    }
    return completed(values, id: id, neutral: neutral, digest: digest, assets: assets)
  }

  /// The same of an object that has all values that an entry has to have; `nil` for any other.
  func wholeEntry(
    _ object: LocatedObject, id: String, neutral: NeutralColor, digest: LogoDigest?,
    assets: [String: AssetFile]
  ) -> PublishedEntry? {
    var values: [PublishedValue] = []
    values.reserveCapacity(schema.entry.fields.count)
    for index in schema.entry.fields.indices {
      guard case .value(let value) = FieldReader.value(at: index, of: schema.entry, in: object) else {
        return nil
      }
      values.append(value)
    }
    return completed(values, id: id, neutral: neutral, digest: digest, assets: assets)
  }

  /// The entry of values, with what behaviours give.
  private func completed(
    _ values: [PublishedValue], id: String, neutral: NeutralColor, digest: LogoDigest?,
    assets: [String: AssetFile]
  ) -> PublishedEntry {
    var values = values
    values[schema.id] = .text(id)
    complete(&values, assets)
    logos?.complete(&values, digest: digest)
    tiles?.complete(&values, id: id, neutral: neutral)
    return PublishedEntry(id: id, title: schema.title(of: values, id: id), values: values)
  }

  /// Completes what is published of the files that the entry names.
  private func complete(_ values: inout [PublishedValue], _ assets: [String: AssetFile]) {
    guard !assets.isEmpty else { return }
    for (index, field) in schema.entry.fields.enumerated() where field.assetFolder != nil {
      guard let file = AssetValue.path(of: values[index]).flatMap({ assets[$0] }),
        case .file(let length, let sha256) = file.condition
      else { continue }
      values[index] = AssetValue.value(path: file.publishedPath, sha256: sha256, length: length)
    }
  }

  /// The first field that an entry has to have and of which an object has nothing that is published; `nil` where it has all.
  package func missing(in object: LocatedObject) -> String? {
    let index = needed.first { index in
      if case .value = FieldReader.value(at: index, of: schema.entry, in: object) { false } else { true }
    }
    return index.map { schema.entry.fields[$0].name }
  }
}

extension Field {
  /// What stands in for a value that can't be read, in an entry that is only shown.
  fileprivate func stopgap(id: String) -> PublishedValue {
    guard case .text = type else { return .null }
    return .text(search == "name" ? id : "")
  }
}
