extension Mistake {
  private static let long = String(repeating: "a", count: 2001)
  private static let id = "an id of 2 to 40 lower-case letters, digits and single hyphens"
  private static let line = "a text of 1 to 2000 bytes without control characters"
  private static let counter = "an integer from 1 to 999999999, without fraction or exponent,"
  private static let length = "an integer from 1 to 2953, without fraction or exponent,"
  private static let day = "a day in the form 2026-05-31"
  private static let colour = "a colour in the form #00A7E1"
  private static let word = "a word of ASCII letters, digits and signs"
  private static let elements = "an array of 0 to 1000 elements"

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
    Mistake(#""IT","#, #""It","#, "country: a country's code of two upper-case letters is expected here"),
    Mistake(#""IT","#, "null,", "country: a country's code of two upper-case letters is expected here"),
    Mistake("2026-05-31", "2026-5-31", "version: \(day) is expected here"),
    Mistake("2026-05-31", "2026-02-30", "version: \(day) is expected here", isBeyondSchemas: true),
    Mistake(#""revision": 2"#, #""revision": 0"#, "revision: \(counter) is expected here"),
    Mistake(
      #""revision": 2"#, #""revision": 2e0"#, "revision: \(counter) is expected here", isBeyondSchemas: true),
    Mistake(
      #""revision": 2"#, #""revision": 4294967298"#, "revision: \(counter) is expected here",
      isBeyondSchemas: true),
    Mistake(
      #""brandCount": 2"#, #""brandCount": 3"#, "brandCount: 2, the number of brands, is expected here",
      isBeyondSchemas: true),
    Mistake(
      #""brandCount": 2"#, #""brandCount": "2""#,
      "brandCount: an integer of 64 bits, without fraction or exponent, is expected here"),
    Mistake(#""tombstones": ["#, #""tombstones": [7,"#, "tombstones[0]: an object is expected here"),
    Mistake(#""tombstones": ["#, #""tombstones": {}, "old": ["#, "tombstones: an array is expected here"),
  ]

  static let ofIDs = [
    Mistake(#""id": "pam""#, #""id": "Pam""#, "brands[0].id: \(id) is expected here"),
    Mistake(#""id": "pam""#, #""id": "p""#, "brands[0].id: \(id) is expected here"),
    Mistake(#""id": "pam""#, #""id": "../pam""#, "brands[0].id: \(id) is expected here"),
    Mistake(#""id": "pam""#, #""id": "pam-""#, "brands[0].id: \(id) is expected here"),
    Mistake(#""id": "pam""#, #""id": "pa--m""#, "brands[0].id: \(id) is expected here"),
    Mistake(
      #""id": "pam""#, #""id": "\#(String(repeating: "a", count: 41))""#,
      "brands[0].id: \(id) is expected here"),
    Mistake(
      #""id": "selex""#, #""id": "pam""#,
      "brands[1].id: an id that no brand or tombstone before it has is expected here", isBeyondSchemas: true),
    Mistake(
      #""id": "auchan""#, #""id": "pam""#,
      "tombstones[0].id: an id that no brand or tombstone before it has is expected here",
      isBeyondSchemas: true),
    Mistake(
      #""id": "upim-pop""#, #""id": "auchan""#,
      "tombstones[1].id: an id that no brand or tombstone before it has is expected here",
      isBeyondSchemas: true),
  ]

  static let ofBrand = [
    Mistake(#""name": "Pam", "#, "", "brands[0].name: this field is missing"),
    Mistake(#""name": "Pam""#, #""name": """#, "brands[0].name: \(line) is expected here"),
    Mistake(
      #""name": "Pam""#, #""name": "Pa\nm""#, "brands[0].name: \(line) is expected here",
      isBeyondSchemas: true),
    Mistake(
      #""name": "Pam""#, #""name": "Pa\u0085m""#, "brands[0].name: \(line) is expected here",
      isBeyondSchemas: true),
    Mistake(#""name": "Pam""#, #""name": "\#(long)""#, "brands[0].name: \(line) is expected here"),
    Mistake(#""grocery""#, #""food service""#, "brands[0].category: \(id) is expected here"),
    Mistake(
      ##""color": "#165226""##, #""color": "165226""#, "brands[0].color: \(colour) or null is expected here"),
    Mistake(
      ##""color": "#165226""##, ##""color": "#e2001a""##,
      "brands[0].color: \(colour) or null is expected here"),
    Mistake(#""pam.svg""#, #""../pam.svg""#, #"brands[0].logo: "pam.svg" is expected here"#),
    Mistake(
      #""pam.svg""#, #""selex.svg""#, #"brands[0].logo: "pam.svg" is expected here"#, isBeyondSchemas: true),
    Mistake(#""logo": "pam.svg""#, #""logo": null"#, "brands[0].logoUrl: null is expected here"),
    Mistake(
      #""logos/pam.svg""#, #""https://example.org/pam.svg""#,
      #"brands[0].logoUrl: "logos/pam.svg" is expected here"#),
    Mistake(#""logos/pam.svg""#, "null", #"brands[0].logoUrl: "logos/pam.svg" is expected here"#),
    Mistake(##""#FFFFFF""##, "null", "brands[0].logoBackground: \(colour) is expected here"),
    Mistake(
      #""logoBackground": null"#, ##""logoBackground": "#FFFFFF""##,
      "brands[1].logoBackground: null is expected here"),
    Mistake(
      #""https://example.org/pam""#, #""http://example.org/pam""#,
      "brands[0].sources[0]: an https:// address is expected here"),
    Mistake(#"["Pam Panorama"]"#, #"["Pam", 7]"#, "brands[0].aliases[1]: \(line) is expected here"),
    Mistake(#"["Pam Panorama"]"#, "null", "brands[0].aliases: an array is expected here"),
    Mistake(
      #"["supermercato"]"#, "[\(Array(repeating: "7", count: 1001).joined(separator: ","))]",
      "brands[0].keywords: \(elements) is expected here"),
    Mistake(#", "kind": "points""#, "", "brands[0].programmes[0].kind: this field is missing"),
    Mistake(#""points""#, "4", "brands[0].programmes[0].kind: \(word) is expected here"),
    Mistake(#""PA""#, #""PAMS""#, "brands[0].initials: 1 to 3 upper-case letters or digits is expected here"),
    Mistake(#""white""#, "true", "brands[0].initialsColor: \(word) is expected here"),
    Mistake(
      ##""initialsBackground": "#165226""##, #""initialsBackground": null"#,
      "brands[0].initialsBackground: \(colour) is expected here"),
    Mistake(#""rank": 1"#, #""rank": 0"#, "brands[0].rank: \(counter) or null is expected here"),
    Mistake(#""rank": 1"#, #""rank": "1""#, "brands[0].rank: \(counter) or null is expected here"),
    Mistake(
      #""Q105615038""#, #""Q0105615038""#,
      #"brands[0].wikidata: a Wikidata item such as "Q1059636" or null is expected here"#),
    Mistake(
      #""pam-0a1b2c""#, #""pam-0A1B2C""#,
      #"brands[0].nsi: a Name Suggestion Index id such as "example-0a1b2c" or null is expected here"#),
    Mistake(
      #""pam_it""#, #""pam it""#,
      "brands[0].simpleIcons: a Simple Icons slug of lower-case letters, digits and underscores or null is expected here"
    ),
    Mistake(#""group": "selex""#, #""group": "a/b""#, "brands[0].group: \(id) or null is expected here"),
    Mistake(
      #""IT-25""#, #""IT25""#, #"brands[0].regions[0]: a region's code such as "IT-25" is expected here"#),
    Mistake(
      #""renaming""#, #""closed""#, #"brands[0].status: "active" or "renaming" is expected here"#),
    Mistake(#""renaming""#, "null", "brands[0].status: \(word) is expected here"),
    Mistake(#""famila""#, #""""#, "brands[0].replacedBy: \(id) or null is expected here"),
    Mistake(#""1958-02-03""#, #""1958""#, "brands[0].since: \(day) or null is expected here"),
    Mistake(#""2026-12-31""#, "2026", "brands[0].endedOn: \(day) or null is expected here"),
  ]

  static let ofBarcode = [
    Mistake(
      #""barcode": {"#, #""barcode": "EAN13", "old": {"#, "brands[0].barcode: an object is expected here"),
    Mistake(
      #""formats": ["#, #""formats": [], "old": ["#,
      "brands[0].barcode.formats: an array of 1 to 1000 elements is expected here"),
    Mistake(
      #""format": "EAN13""#, #""format": 13"#, "brands[0].barcode.formats[0].format: \(word) is expected here"
    ),
    Mistake("[13]", "[13, 13.0]", "brands[0].barcode.formats[0].lengths[1]: \(length) is expected here"),
    Mistake("[13]", "[2954]", "brands[0].barcode.formats[0].lengths[0]: \(length) is expected here"),
    Mistake("[13]", "[-13]", "brands[0].barcode.formats[0].lengths[0]: \(length) is expected here"),
    Mistake(
      #""minLength": 12"#, #""minLength": 0"#,
      "brands[0].barcode.formats[0].minLength: \(length) or null is expected here"),
    Mistake(
      #""maxLength": 14"#, #""maxLength": 99999999999999999999"#,
      "brands[0].barcode.formats[0].maxLength: \(length) or null is expected here"),
    Mistake(#""charset": "digits","#, "", "brands[0].barcode.formats[0].charset: this field is missing"),
    Mistake(
      #"["29"]"#, #"["2 9"]"#,
      "brands[0].barcode.formats[0].prefixes[0]: a prefix of ASCII letters and digits is expected here"),
    Mistake(#""gs1""#, "null", "brands[0].barcode.formats[0].check: \(word) is expected here"),
    Mistake(
      #""^29[0-9]{11}$""#, #""""#, "brands[0].barcode.formats[0].pattern: \(line) or null is expected here"),
    Mistake(
      #""2900123004566""#, "2900123004566",
      "brands[0].barcode.formats[0].valid[0]: a text of at most 16000 bytes is expected here"),
    Mistake(
      #""2900123004567""#, "\"\(String(repeating: "1", count: 16_001))\"",
      "brands[0].barcode.formats[0].invalid[0]: a text of at most 16000 bytes is expected here"),
    Mistake(#""likely""#, #""""#, "brands[0].barcode.confidence: \(word) is expected here"),
    Mistake(
      #""printedDiffers": false"#, #""printedDiffers": 0"#,
      "brands[0].barcode.printedDiffers: true or false is expected here"),
    Mistake(
      #""https://example.org/card""#, #""https://""#,
      "brands[0].barcode.source: an https:// address or null is expected here"),
  ]

  static let ofTombstone = [
    Mistake(#""name": "Auchan", "#, "", "tombstones[0].name: this field is missing"),
    Mistake(
      #""merged""#, #""active""#, #"tombstones[0].status: "renamed", "merged" or "closed" is expected here"#),
    Mistake(
      #""merged""#, #""closed""#,
      "tombstones[0].replacedBy: null, because the brand is closed, is expected here"),
    Mistake(#""conad""#, "null", "tombstones[0].replacedBy: the id of another brand is expected here"),
    Mistake(#""conad""#, #""Conad""#, "tombstones[0].replacedBy: \(id) or null is expected here"),
    Mistake(#""2020-07-01""#, #""2020-07-32""#, "tombstones[0].endedOn: \(day) or null is expected here"),
  ]
}
