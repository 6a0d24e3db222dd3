import Testing

/// A small published catalogue, of which tests change a piece.
enum PublishedSample {
  static let text = """
    {
      "schemaVersion": 1, "country": "IT", "version": "2026-05-31", "revision": 2, "brandCount": 2,
      "brands": [
        {
          "id": "pam", "name": "Pam", "category": "grocery", "color": "#165226",
          "logo": "pam.svg", "logoUrl": "logos/pam.svg", "logoBackground": "#FFFFFF",
          "logoSha256": "0a1bc2d3c2d3c2d3c2d3c2d3c2d3c2d3c2d3c2d3c2d3c2d3c2d3c2d3c2d3c2d3", "logoLength": 1280,
          "logoSource": {"url": "https://example.org/press", "licence": "CC-BY-4.0", "author": "Ada"},
          "barcode": {
            "formats": [
              {
                "format": "EAN13", "lengths": [13], "minLength": 12, "maxLength": 14, "charset": "digits",
                "prefixes": ["29"], "check": "gs1", "pattern": "^29[0-9]{11}$",
                "valid": ["2900123004566"], "invalid": ["2900123004567"]
              }
            ],
            "confidence": "likely", "printedDiffers": false, "source": "https://example.org/card"
          },
          "sources": ["https://example.org/pam"], "aliases": ["Pam Panorama"], "keywords": ["supermercato"],
          "programmes": [{"name": "Carta Per Te", "kind": "points"}],
          "initials": "PA", "initialsColor": "white", "initialsBackground": "#165226",
          "rank": 1, "wikidata": "Q105615038", "nsi": "pam-0a1b2c", "simpleIcons": "pam_it", "group": "selex",
          "regions": ["IT-25"], "status": "renaming", "replacedBy": "famila",
          "since": "1958-02-03", "endedOn": "2026-12-31"
        },
        {
          "id": "selex", "name": "Selex", "category": "discount", "color": null,
          "logo": null, "logoUrl": null, "logoSha256": null, "logoLength": null, "logoBackground": null,
          "logoSource": null, "barcode": null,
          "sources": ["https://example.org/selex"], "aliases": [], "keywords": [], "programmes": [],
          "initials": "SE", "initialsColor": "black", "initialsBackground": "#DDDDDD",
          "rank": null, "wikidata": null, "nsi": null, "simpleIcons": null, "group": null,
          "regions": [], "status": "active", "replacedBy": null, "since": null, "endedOn": null
        }
      ],
      "tombstones": [
        {"id": "auchan", "name": "Auchan", "status": "merged", "endedOn": "2020-07-01", "replacedBy": "conad"},
        {"id": "upim-pop", "name": "Upim Pop", "status": "closed", "endedOn": null, "replacedBy": null}
      ]
    }
    """

  /// The text with another piece in place of one that occurs once.
  static func replacing(_ piece: String, with other: String) throws -> [UInt8] {
    let parts = text.split(separator: piece, omittingEmptySubsequences: false)
    try #require(parts.count == 2, "\(piece) has to occur once")
    return Array(parts.joined(separator: other).utf8)
  }
}
