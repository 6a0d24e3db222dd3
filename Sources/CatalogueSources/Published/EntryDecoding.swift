internal import Catalogue
internal import StrictJSON

extension EntryPublisher {
  /// Reads an entry of a published catalogue: as strictly as apps read theirs, by the types of its fields.
  /// - Throws: `CatalogueFormatError`, for the first mistake.
  func entry(_ fields: CatalogueFields) throws(CatalogueFormatError) -> PublishedEntry {
    let id = try fields.read(schema.entry.fields[schema.id].name, as: .id)
    try fields.check(schema.entry)
    try requireNoTombstone(fields)
    if let logo = schema.bindings[.logo] { try fields.require(logo, is: "\(id).svg") }
    if let address = schema.bindings[.logoURL] { try fields.require(address, is: "logos/\(id).svg") }
    return entry(LocatedObject(fields.members), id: id, neutral: .steps, digest: nil)
  }

  private func requireNoTombstone(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    guard let name = schema.bindings[.status], let word = fields.optional(name)?.string,
      BrandStatus(rawValue: word)?.isTombstone == true
    else { return }
    throw CatalogueFormatError(.expected("\"active\" or \"renaming\""), at: fields.path(of: name))
  }
}

extension CatalogueFields {
  /// Checks the types of a record's values.
  fileprivate func check(_ record: RecordType) throws(CatalogueFormatError) {
    for field in record.fields {
      switch field.type {
      case .text(let form): try check(field, form)
      case .choice: try check(field, as: .string)
      case .integer: try check(field, as: .anyInteger)
      case .flag: try check(field, as: .bool)
      case .record(let inner) where field.isNeeded: try self.fields(field.name).check(inner)
      case .record(let inner): try fieldsIfPresent(field.name)?.check(inner)
      case .list(.record(let inner)):
        for element in try objects(field.name) { try element.check(inner) }
      case .list(.text(.color)): _ = try list(field.name, of: .color)
      case .list(.text(.day)): _ = try list(field.name, of: .day)
      case .list(.integer): _ = try list(field.name, of: .anyInteger)
      case .list(.flag): _ = try list(field.name, of: .bool)
      case .list: _ = try list(field.name, of: .string)
      }
    }
  }

  private func check<Value>(
    _ field: Field, as form: ValueForm<Value>
  ) throws(CatalogueFormatError) {
    if field.isNeeded {
      _ = try read(field.name, as: form)
    } else {
      _ = try readIfPresent(field.name, as: form)
    }
  }
}

extension CatalogueFields {
  private func check(_ field: Field, _ form: TextForm) throws(CatalogueFormatError) {
    switch form {
    case .id, .reference(EntrySchema.categories): try check(field, as: .id)
    case .color: try check(field, as: .color)
    case .day: try check(field, as: .day)
    case .sha256: try check(field, as: .sha256)
    case .plain, .reference: try check(field, as: .string)
    }
  }
}
