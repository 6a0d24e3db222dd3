internal import StrictJSON

extension Brand {
  /// Checks what the types of the fields don't say, and what code relies on: that it is no tombstone, and that its logo
  /// has the one name and address that it may have. Without a logo there is nothing that is said of it.
  mutating func check(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    guard !status.isTombstone else {
      throw CatalogueFormatError(.expected("\"active\" or \"renaming\""), at: fields.path(of: "status"))
    }
    try fields.require("logo", is: "\(id).svg")
    if let logoUrl {
      try fields.require("logoUrl", is: logoUrl)
    } else {
      logoBackground = nil
    }
    if logo == nil || logoDigest == nil { (logoSha256, logoLength) = (nil, nil) }
  }
}
