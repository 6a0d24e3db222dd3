internal import StrictJSON

/// Gives every brand of an import an id of its own, by which its file is named.
struct ImportedIDs {
  /// The places of the ids that are taken.
  private var taken: [String: Range<Int>] = [:]

  /// - Parameter retired: ids that are never used again.
  init(retired: [Located<String>]) {
    for id in retired { taken[id.value] = id.span }
  }

  /// The brands that have an id, in their order; what is said of the others is that they aren't imported.
  mutating func assign(_ brands: [ImportedBrand], _ log: inout ImportLog) -> [ImportedBrand] {
    // Ids that are written come first, so that none that is made takes one of them.
    let written = brands.map { brand in brand.text("id").flatMap { BrandID.isValid($0.value) ? $0 : nil } }
    let isKept = written.map { id in id.map { claim($0, &log) } }
    return zip(brands, isKept).compactMap { brand, isKept in
      isKept.map { $0 ? brand : nil } ?? made(for: brand, &log)
    }
  }

  /// Whether an id is free, from now on no more.
  private mutating func claim(_ id: Located<String>, _ log: inout ImportLog) -> Bool {
    guard let first = taken[id.value] else {
      taken[id.value] = id.span
      return true
    }
    log.left(
      "id \"\(id.value)\" is taken already; this brand isn't imported", at: id.span,
      fix: "give it an id of its own",
      related: [first])
    return false
  }

  /// A brand with the id that its name gives.
  private mutating func made(for brand: ImportedBrand, _ log: inout ImportLog) -> ImportedBrand? {
    let span = brand["id"]?.span ?? brand.span
    guard let name = brand.text("name") else {
      log.left("without an id and a name no brand can be imported", at: span, fix: "add both")
      return nil
    }
    guard let id = BrandID.derived(from: name.value), taken[id] == nil else {
      log.left(
        "the name \"\(name.value.shortened)\" gives no id that is free; this brand isn't imported", at: span,
        fix: "write an id of 2 to 40 lower-case letters, digits and single hyphens")
      return nil
    }
    taken[id] = span
    let old =
      brand.text("id").map { "id \"\($0.value.shortened)\" is no id; it is" } ?? "there is no id; it is"
    log.repaired("\(old) \"\(id)\" now, after the name", at: span)
    var brand = brand
    brand["id"] = LocatedValue(.string(id), at: span)
    return brand
  }
}
