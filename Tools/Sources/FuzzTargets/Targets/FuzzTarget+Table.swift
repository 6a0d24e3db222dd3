internal import Catalogue
internal import StrictJSON

extension FuzzTarget {
  static let table = FuzzTarget(
    "table",
    "BrandTable: any text is read, line by line as a whole, and the brands can be searched and written.",
    seeds: FuzzSeeds(["Tests/Fixtures/cases", "Tests/Fixtures/conformance"], endingIn: [".json"]) {
      json in
      guard let catalogue = try? Catalogue(decoding: json) else { return [] }
      return catalogue.brands.map { Array(BrandLine.text(of: $0).utf8) }
    },
    tokens: [
      "\t", "\n", "\\\\", "\\t", "\\n", "\\e", "\t\t\t\t", "\t1\t", "\t2\t", "#ffffff", "white", "black",
      "known", "likely",
      "ean13",
      "gs1", "mod43", "digits", "points", "renaming", "2024-02-29", "9223372036854775808", "-1",
    ]
  ) { bytes throws(BrokenInvariant) in
    let table = String(decoding: bytes, as: UTF8.self)
    let brands = BrandTable.brands(table)
    let lines = table.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    try require(brands.count <= lines.count, "there are more brands than lines")
    try require(
      lines.flatMap { BrandTable.brands(String(decoding: $0, as: UTF8.self)) } == brands,
      "the lines one by one give other brands than the whole")
    let date = CalendarDate("2024-02-29")
    guard !brands.isEmpty, let date else { return }
    let catalogue = Catalogue(
      schemaVersion: 1, country: "IT", version: CatalogueVersion(date: date, revision: 1), brands: brands,
      tombstones: [])
    try requireUsable(catalogue)
  }

  /// What a table holds needn't be fit for publishing, but nothing that is done with it may fail.
  private static func requireUsable(_ catalogue: Catalogue) throws(BrokenInvariant) {
    let json = catalogue.json()
    try require((try? JSONReader.read(json)) != nil, "a catalogue is written that isn't JSON")
    if let again = try? Catalogue(decoding: json) {
      let lines = again.brands.map { BrandLine.text(of: $0) }
      let read = lines.map { BrandTable.brands($0) }
      for (brand, copies) in zip(again.brands, read) {
        try require(copies == [BrandLine.stored(brand)], "the line of \(brand.id) is read as another brand")
      }
    }
    for brand in catalogue.brands.prefix(4) {
      let found = catalogue.search(brand.name, limit: 3)
      try require(found.count <= 3, "more are found than asked for")
      _ = brand.validate("2900123004566", as: .upcA)
    }
  }
}
