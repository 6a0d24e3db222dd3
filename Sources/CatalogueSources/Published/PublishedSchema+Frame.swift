extension PublishedSchema {
  /// What is the same whatever the fields of the entries are: the header, and the fields of a tombstone.
  static func frame(_ kind: KindSchema) -> String {
    let collections = kind.collections.map(\.collection)
    let hasCountry = kind.header.contains(.country)
    let members =
      (hasCountry ? ["country"] : []) + ["version", "revision"]
      + collections.flatMap { [$0.countMember, $0.member] }
    let required = (["schemaVersion"] + members + ["tombstones"]).map { "\"\($0)\"" }
    let empty = collections.map { "\"\($0.countMember)\": 0, \"\($0.member)\": []," }
    return ##"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "",
        "title": "Published catalogue",
        "$comment": "Made from the entry schema by `catalogue schema published`: don't edit it.",
        "description": "an object with schemaVersion, \##(members.joined(separator: ", ")) and tombstones",
        "examples": [
          {
            "schemaVersion": 1,
            \##(hasCountry ? #""country": "IT","# : "")
            "version": "2026-05-31",
            "revision": 1,
            \##(empty.joined(separator: "\n"))
            "tombstones": [\##(tombstoneExample(of: kind))]
          }
        ],
        "type": "object",
        "required": [\##(required.joined(separator: ", "))],
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
          \##(collections.map(lists).joined(separator: "\n"))
          "tombstones": {
            "title": "\##(entries(of: kind).heading) that are gone, sorted by id",
            "description": "a list of tombstones",
            "examples": [[]],
            "type": "array",
            "items": { "$ref": "#/$defs/tombstone" }
          }\##(kind.categoryType == nil ? "" : "," + categories)
        },
        "$defs": {
          "tombstone": \##(tombstone(of: kind))
        }
      }
      """##
  }

  /// What the entries are called together.
  private static func entries(of kind: KindSchema) -> EntryCollection {
    kind.hasOneCollection ? kind.collections.first?.collection ?? .unknown : .unknown
  }

  /// A list of entries and their number.
  private static func lists(of collection: EntryCollection) -> String {
    ##"""
    "\##(collection.countMember)": {
      "title": "Number of \##(collection.words)",
      "description": "a whole number from 0 on",
      "examples": [128],
      "type": "integer",
      "minimum": 0
    },
    "\##(collection.member)": {
      "title": "Live \##(collection.words), sorted by id",
      "description": "a list of \##(collection.words)",
      "examples": [[]],
      "type": "array",
      "items": { "$ref": "#/$defs/\##(collection.entry)" }
    },
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

extension PublishedSchema {
  /// Not required: releases before 2026-11-29 don't list them.
  private static let categories = ##"""
    "categories": {
      "title": "Categories, in the order of catalogue.yaml",
      "description": "a list of categories",
      "examples": [[{ "id": "grocery", "title": "Supermercati", "symbol": null }]],
      "type": "array",
      "items": {
        "title": "Category",
        "description": "an object with id, title and symbol",
        "examples": [{ "id": "grocery", "title": "Supermercati", "symbol": null }],
        "type": "object",
        "required": ["id", "title", "symbol"],
        "additionalProperties": false,
        "properties": {
          "id": { "title": "Id, by which entries name it", "type": "string", "minLength": 1 },
          "title": { "title": "Name that people read", "type": "string", "minLength": 1 },
          "symbol": {
            "title": "Pictogram: a black SVG drawing, which apps tint",
            "description": "an object with path, sha256 and length, or null",
            "type": ["object", "null"],
            "required": ["path", "sha256", "length"],
            "additionalProperties": false,
            "properties": {
              "path": {
                "title": "Where it is, relative to the published catalogue",
                "type": "string",
                "pattern": "^[a-z0-9-]+/[a-z0-9-]+[.]svg$"
              },
              "sha256": { "title": "SHA-256", "type": "string", "pattern": "^[0-9a-f]{64}$" },
              "length": { "title": "Length in bytes", "type": "integer" }
            }
          }
        }
      }
    }
    """##

  private static func tombstoneExample(of kind: KindSchema) -> String {
    let name = kind.collections.first?.collection.name ?? ""
    let collection = kind.hasOneCollection ? "" : "\"collection\": \"\(name)\", "
    return
      "{ \(collection)\"id\": \"bricoman\", \"name\": \"Bricoman\", \"status\": \"renamed\", \"endedOn\": null, \"replacedBy\": \"tecnomat\" }"
  }

  /// Where a kind has several collections, a tombstone names its own.
  private static func tombstone(of kind: KindSchema) -> String {
    let word = entries(of: kind).word
    let names = kind.collections.map(\.collection.name)
    let quoted = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let collection = ##"""
      "collection": {
        "title": "Collection that it belonged to",
        "description": "one of \##(names.joined(separator: ", "))",
        "examples": [\##(names.first.map { "\"\($0)\"" } ?? "")],
        "type": "string",
        "enum": [\##(quoted)]
      },
      """##
    let id =
      kind.hasOneCollection
      ? "\"$ref\": \"#/$defs/\(kind.collections.first?.collection.entry ?? "")/properties/id\""
      : "\"description\": \"an id\", \"examples\": [\"bricoman\"], \"type\": \"string\", \"minLength\": 1"
    let reference = kind.hasOneCollection ? "{ \(id) }" : "{ \"type\": \"string\" }"
    let own = kind.hasOneCollection ? "" : "collection, "
    return ##"""
      {
        "title": "Tombstone",
        "description": "an object with \##(own)id, name, status, endedOn and replacedBy",
        "examples": [\##(tombstoneExample(of: kind))],
        "type": "object",
        "required": [\##(kind.hasOneCollection ? "" : "\"collection\", ")"id", "name", "status", "endedOn", "replacedBy"],
        "additionalProperties": false,
        "properties": {
          \##(kind.hasOneCollection ? "" : collection)
          "id": {
            "title": "Id that is gone",
            \##(id)
          },
          "name": {
            "title": "Name of the \##(word) that had it",
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
            "title": "Last day of the \##(word)",
            "description": "a date written YYYY-MM-DD, or null",
            "examples": ["2020-07-01", null],
            "type": ["string", "null"],
            "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
          },
          "replacedBy": {
            "title": "Successor",
            "description": "an id, or null",
            "anyOf": [\##(reference), { "type": "null" }]
          }
        },
        "if": { "properties": { "status": { "const": "closed" } } },
        "then": { "properties": { "replacedBy": { "type": "null" } } },
        "else": { "properties": { "replacedBy": { "type": "string" } } }
      }
      """##
  }
}
