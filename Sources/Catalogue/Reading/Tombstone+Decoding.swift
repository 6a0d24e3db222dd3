internal import StrictJSON

extension Tombstone {
  init(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    let replacedBy = try fields.readIfPresent("replacedBy", as: .string)
    let status = try fields.choice("status") ?? (replacedBy == nil ? BrandStatus.closed : .merged)
    guard status.isTombstone else {
      throw CatalogueFormatError(
        .expected("\"renamed\", \"merged\" or \"closed\""), at: fields.path(of: "status"))
    }
    self.init(
      id: try fields.read("id", as: .id), name: try fields.read("name", as: .string), status: status,
      endedOn: try fields.readIfPresent("endedOn", as: .day), replacedBy: replacedBy)
  }
}
