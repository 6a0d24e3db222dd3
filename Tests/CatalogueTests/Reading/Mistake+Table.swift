extension Mistake {
  private static let id = "an id of at most 200 letters, digits, hyphens, underscores and full stops"
  private static let integer = "an integer, without fraction or exponent,"
  private static let revision = "an integer from 1 to 999999999, without fraction or exponent,"
  private static let day = "a day in the form 2026-05-31"
  private static let colour = "a colour in the form #00A7E1"

  static let ofRoot = [
    Mistake(#""schemaVersion": 1, "#, "", "schemaVersion: this field is missing"),
    Mistake(
      #""schemaVersion": 1,"#, #""schemaVersion": 1.0,"#,
      "schemaVersion: an integer of 64 bits, without fraction or exponent, is expected here",
      isBeyondSchemas: true),
    Mistake(
      #""schemaVersion": 1,"#, #""schemaVersion": 9223372036854775808,"#,
      "schemaVersion: an integer of 64 bits, without fraction or exponent, is expected here",
      isBeyondSchemas: true),
    Mistake(#""IT","#, "null,", "country: a string is expected here"),
    Mistake("2026-05-31", "2026-5-31", "version: \(day) is expected here"),
    Mistake("2026-05-31", "2026-02-30", "version: \(day) is expected here", isBeyondSchemas: true),
    Mistake(#""revision": 2"#, #""revision": 0"#, "revision: \(revision) is expected here"),
    Mistake(
      #""revision": 2"#, #""revision": 2e0"#, "revision: \(revision) is expected here", isBeyondSchemas: true),
    Mistake(
      #""revision": 2"#, #""revision": 4294967298"#, "revision: \(revision) is expected here",
      isBeyondSchemas: true),
    Mistake(#""tombstones": ["#, #""tombstones": [7,"#, "tombstones[0]: an object is expected here"),
    Mistake(
      #""tombstones": ["#, #""tombstones": {}, "old": ["#, "tombstones: an array or null is expected here"),
  ]

  static let ofIDs = [
    Mistake(#""id": "pam""#, #""id": """#, "brands[0].id: \(id) is expected here"),
    Mistake(#""id": "pam""#, #""id": "../pam""#, "brands[0].id: \(id) is expected here"),
    Mistake(#""id": "pam""#, #""id": ".pam""#, "brands[0].id: \(id) is expected here"),
    Mistake(#""id": "pam""#, #""id": "p\\m""#, "brands[0].id: \(id) is expected here"),
    Mistake(#""id": "pam""#, #""id": "caffè""#, "brands[0].id: \(id) is expected here"),
    Mistake(
      #""id": "pam""#, #""id": "\#(String(repeating: "a", count: 201))""#,
      "brands[0].id: \(id) is expected here"),
    Mistake(
      #""id": "selex""#, #""id": "pam""#,
      "brands[1].id: an id that no entry or tombstone before it has is expected here", isBeyondSchemas: true),
    Mistake(
      #""id": "auchan""#, #""id": "pam""#,
      "tombstones[0].id: an id that no entry or tombstone before it has is expected here",
      isBeyondSchemas: true),
    Mistake(
      #""id": "upim-pop""#, #""id": "auchan""#,
      "tombstones[1].id: an id that no entry or tombstone before it has is expected here",
      isBeyondSchemas: true),
  ]

  static let ofBrand = [
    Mistake(#""name": "Pam", "#, "", "brands[0].name: this field is missing"),
    Mistake(#""name": "Pam""#, #""name": 7"#, "brands[0].name: a string is expected here"),
    Mistake(#""grocery""#, #""food service""#, "brands[0].category: \(id) is expected here"),
    Mistake(
      ##""color": "#165226""##, #""color": "165226""#, "brands[0].color: \(colour) or null is expected here"),
    Mistake(#""pam.svg""#, #""../pam.svg""#, #"brands[0].logo: "pam.svg" or null is expected here"#),
    Mistake(
      #""pam.svg""#, #""selex.svg""#, #"brands[0].logo: "pam.svg" or null is expected here"#,
      isBeyondSchemas: true),
    Mistake(
      #""logos/pam.svg""#, #""https://example.org/pam.svg""#,
      #"brands[0].logoUrl: "logos/pam.svg" or null is expected here"#),
    Mistake(
      #""0a1b"#, #""0A1B"#, "brands[0].logoSha256: 64 lower-case hexadecimal digits or null is expected here"),
    Mistake(
      #""logoLength": 1280"#, #""logoLength": "1280""#,
      "brands[0].logoLength: \(integer) or null is expected here"),
    Mistake(#"["Pam Panorama"]"#, #"["Pam", 7]"#, "brands[0].aliases[1]: a string is expected here"),
    Mistake(#"["Pam Panorama"]"#, #""Pam""#, "brands[0].aliases: an array or null is expected here"),
    Mistake(
      #""points""#, "4", "brands[0].programmes[0].kind: a string or null is expected here"),
    Mistake(#""white""#, "true", "brands[0].initialsColor: a string or null is expected here"),
    Mistake(
      ##""initialsBackground": "#165226""##, #""initialsBackground": null"#,
      "brands[0].initialsBackground: \(colour) is expected here"),
    Mistake(#""rank": 1"#, #""rank": "1""#, "brands[0].rank: \(integer) or null is expected here"),
    Mistake(
      #""renaming""#, #""closed""#, #"brands[0].status: "active" or "renaming" is expected here"#),
    Mistake(#""1958-02-03""#, #""1958""#, "brands[0].since: \(day) or null is expected here"),
    Mistake(#""2026-12-31""#, "2026", "brands[0].endedOn: \(day) or null is expected here"),
  ]

  static let ofBarcode = [
    Mistake(
      #""barcode": {"#, #""barcode": "EAN13", "old": {"#, "brands[0].barcode: an object is expected here"),
    Mistake(
      #""format": "EAN13""#, #""format": 13"#,
      "brands[0].barcode.formats[0].format: a string or null is expected here"),
    Mistake("[13]", "[13, 13.0]", "brands[0].barcode.formats[0].lengths[1]: \(integer) is expected here"),
    Mistake(
      #""maxLength": 14"#, #""maxLength": 99999999999999999999"#,
      "brands[0].barcode.formats[0].maxLength: \(integer) or null is expected here"),
    Mistake(
      #""2900123004566""#, "2900123004566",
      "brands[0].barcode.formats[0].valid[0]: a string is expected here"),
    Mistake(
      #""printedDiffers": false"#, #""printedDiffers": 0"#,
      "brands[0].barcode.printedDiffers: true or false or null is expected here"),
  ]

  static let ofTombstone = [
    Mistake(#""name": "Auchan", "#, "", "tombstones[0].name: this field is missing"),
    Mistake(
      #""merged""#, #""active""#, #"tombstones[0].status: "renamed", "merged" or "closed" is expected here"#),
    Mistake(#""conad""#, "7", "tombstones[0].replacedBy: a string or null is expected here"),
    Mistake(#""2020-07-01""#, #""2020-07-32""#, "tombstones[0].endedOn: \(day) or null is expected here"),
  ]
}
