extension PublishedSchema {
  /// What is the same whatever the fields of the entries are: the header, and the five fields of a tombstone.
  static func frame(_ schema: EntrySchema) -> String {
    let collection = schema.collection
    let (member, countMember) = (collection.member, collection.countMember)
    let (entry, entries) = (collection.word, collection.words)
    let hasCountry = schema.header.contains(.country)
    return ##"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "",
        "title": "Published catalogue",
        "$comment": "Made from the entry schema by `catalogue schema published`: don't edit it.",
        "description": "an object with schemaVersion, \##(hasCountry ? "country, " : "")version, revision, \##(countMember), \##(member) and tombstones",
        "examples": [
          {
            "schemaVersion": 1,
            \##(hasCountry ? #""country": "IT","# : "")
            "version": "2026-05-31",
            "revision": 1,
            "\##(countMember)": 0,
            "\##(member)": [],
            "tombstones": [
              { "id": "bricoman", "name": "Bricoman", "status": "renamed", "endedOn": null, "replacedBy": "tecnomat" }
            ]
          }
        ],
        "type": "object",
        "required": ["schemaVersion", \##(hasCountry ? #""country", "# : "")"version", "revision", "\##(countMember)", "\##(member)", "tombstones"],
        "additionalProperties": false,
        "properties": {
          "schemaVersion": {
            "title": "Version of this schema",
            "description": "a whole number from 1 on",
            "examples": [1],
            "type": "integer",
            "minimum": 1
          },
          \##(hasCountry ? country : "")"version": {
            "title": "Version: the day of the release",
            "description": "a date written YYYY-MM-DD",
            "examples": ["2020-07-01"],
            "type": "string",
            "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
          },
          "revision": {
            "title": "Revision within that day",
            "description": "a whole number from 1 on",
            "examples": [1],
            "type": "integer",
            "minimum": 1
          },
          "\##(countMember)": {
            "title": "Number of \##(entries)",
            "description": "a whole number from 0 on",
            "examples": [128],
            "type": "integer",
            "minimum": 0
          },
          "\##(member)": {
            "title": "Live \##(entries), sorted by id",
            "description": "a list of \##(entries)",
            "examples": [[]],
            "type": "array",
            "items": { "$ref": "#/$defs/\##(collection.entry)" }
          },
          "tombstones": {
            "title": "\##(collection.heading) that are gone, sorted by id",
            "description": "a list of tombstones",
            "examples": [[]],
            "type": "array",
            "items": { "$ref": "#/$defs/tombstone" }
          }
        },
        "$defs": {
          "tombstone": {
            "title": "Tombstone",
            "description": "an object with id, name, status, endedOn and replacedBy",
            "examples": [
              { "id": "bricoman", "name": "Bricoman", "status": "renamed", "endedOn": null, "replacedBy": "tecnomat" }
            ],
            "type": "object",
            "required": ["id", "name", "status", "endedOn", "replacedBy"],
            "additionalProperties": false,
            "properties": {
              "id": {
                "title": "Id that is gone",
                "$ref": "#/$defs/\##(collection.entry)/properties/id"
              },
              "name": {
                "title": "Name of the \##(entry) that had it",
                "description": "a text that isn't empty",
                "examples": ["Bricoman"],
                "type": "string",
                "minLength": 1
              },
              "status": {
                "title": "Status",
                "description": "one of renamed, merged, closed",
                "examples": ["renamed"],
                "type": "string",
                "enum": ["renamed", "merged", "closed"]
              },
              "endedOn": {
                "title": "Last day of the \##(entry)",
                "description": "a date written YYYY-MM-DD, or null",
                "examples": ["2020-07-01", null],
                "type": ["string", "null"],
                "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
              },
              "replacedBy": {
                "title": "Successor",
                "description": "an id, or null",
                "anyOf": [{ "$ref": "#/$defs/\##(collection.entry)/properties/id" }, { "type": "null" }]
              }
            },
            "if": { "properties": { "status": { "const": "closed" } } },
            "then": { "properties": { "replacedBy": { "type": "null" } } },
            "else": { "properties": { "replacedBy": { "type": "string" } } }
          }
        }
      }
      """##
  }

  private static let country = ##"""
    "country": {
      "title": "Country",
      "description": "an ISO 3166-1 code of two upper-case letters",
      "examples": ["IT"],
      "type": "string",
      "pattern": "^[A-Z]{2}$"
    },
    """##
}
