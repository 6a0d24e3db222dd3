internal import StrictJSON

extension Tombstone {
  init(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    let replacedBy = try fields.readUnlessNull("replacedBy", as: .id)
    let status = try fields.choice("status") ?? (replacedBy == nil ? BrandStatus.closed : .merged)
    guard status.isTombstone else {
      throw CatalogueFormatError(
        .expected("\"renamed\", \"merged\" or \"closed\""), at: fields.path(of: "status"))
    }
    guard (status == .closed) == (replacedBy == nil) else {
      let phrase = status == .closed ? "null, because the brand is closed," : "the id of another brand"
      throw CatalogueFormatError(.expected(phrase), at: fields.path(of: "replacedBy"))
    }
    self.init(
      id: try fields.read("id", as: .id), name: try fields.read("name", as: .line), status: status,
      endedOn: try fields.readUnlessNull("endedOn", as: .day), replacedBy: replacedBy)
  }
}
