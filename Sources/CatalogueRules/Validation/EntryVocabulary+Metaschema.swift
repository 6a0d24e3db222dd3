internal import CatalogueSources

// swift-format-ignore-file
/// schemas/entry-vocabulary.schema.json, so that the command knows it in any folder. EntryVocabularyTests compares the
/// two, and records this file with RECORD_FIXTURES=1.
extension EntryVocabulary {
  static let metaschema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "https://brand-catalogue.example/schemas/entry-vocabulary.schema.json",
      "$vocabulary": {
        "https://json-schema.org/draft/2020-12/vocab/core": true,
        "https://json-schema.org/draft/2020-12/vocab/applicator": true,
        "https://json-schema.org/draft/2020-12/vocab/unevaluated": true,
        "https://json-schema.org/draft/2020-12/vocab/validation": true,
        "https://json-schema.org/draft/2020-12/vocab/meta-data": true,
        "https://json-schema.org/draft/2020-12/vocab/format-annotation": true,
        "https://json-schema.org/draft/2020-12/vocab/content": true,
        "https://brand-catalogue.example/vocab/entry": false
      },
      "$dynamicAnchor": "meta",
      "title": "Schema of an entry: JSON Schema 2020-12 and the keywords of the entry vocabulary",
      "$comment": "The keywords require nothing of an entry, so that any validator can use its schema. What one schema alone can't say of them (names that must exist, values of the enum) is checked by catalogue schema check. docs/SCHEMA-KEYWORDS.md is made from the titles, descriptions and examples.",
      "description": "a JSON Schema",
      "examples": [
        {
          "type": "object",
          "required": ["id"],
          "properties": {
            "id": { "type": "string", "x-id": true },
            "color": { "type": "string", "x-type": "color" }
          }
        }
      ],
      "allOf": [{ "$ref": "https://json-schema.org/draft/2020-12/schema" }],
      "type": ["object", "boolean"],
      "properties": {
        "x-id": {
          "title": "This text is the entry's id: the file's name, unique and permanent",
          "description": "true, at one required property of the entry",
          "examples": [true],
          "const": true
        },
        "x-type": {
          "title": "The type that this text has in code",
          "$comment": "Dates and addresses have the draft's own format: date and uri.",
          "description": "\"color\" or \"sha256\"",
          "examples": ["color"],
          "enum": ["color", "sha256"]
        },
        "x-reference": {
          "title": "This text, or each text of this list, is the id of an entry of a collection",
          "description": "an object with the collection's name as to, and perhaps reverse, minimum, maximum and acyclic",
          "examples": [{ "to": "roots", "reverse": "words", "minimum": 3, "maximum": 5 }],
          "type": "object",
          "required": ["to"],
          "additionalProperties": false,
          "properties": {
            "to": { "title": "The collection", "examples": ["brands"], "$ref": "#/$defs/name" },
            "reverse": {
              "title": "The look-up that entries of the collection get, which finds the entries that refer to them",
              "$ref": "#/$defs/identifier"
            },
            "minimum": { "title": "How many entries it must find at least", "$ref": "#/$defs/count" },
            "maximum": { "title": "How many entries it may find at most", "$ref": "#/$defs/count" },
            "acyclic": {
              "title": "Such references don't lead back to their entry",
              "description": "true",
              "examples": [true],
              "const": true
            }
          }
        },
        "x-unique": {
          "title": "No other field of this namespace, in any entry, has the same text when case and accents are ignored",
          "description": "the namespace's name: lower-case letters, digits and single hyphens",
          "examples": ["names"],
          "$ref": "#/$defs/name"
        },
        "x-asset": {
          "title": "This text is the name of a file in an asset folder of the kind",
          "description": "the folder's name: lower-case letters, digits and single hyphens",
          "examples": ["logos"],
          "$ref": "#/$defs/name"
        },
        "x-search": {
          "title": "This text, or each text of this list, is searched, in this rank",
          "description": "one of name, alias, programme, keyword",
          "examples": ["alias"],
          "enum": ["name", "alias", "programme", "keyword"]
        },
        "x-text": {
          "title": "How this text is written, where it isn't in the Latin script",
          "description": "an object with at least one of language, direction and marks",
          "examples": [{ "language": "ar", "direction": "rtl", "marks": "kept" }],
          "type": "object",
          "minProperties": 1,
          "additionalProperties": false,
          "properties": {
            "language": {
              "title": "The language",
              "description": "a language tag of BCP 47",
              "examples": ["ar"],
              "type": "string",
              "pattern": "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
            },
            "direction": {
              "title": "The writing direction",
              "description": "\"ltr\" (left to right) or \"rtl\" (right to left)",
              "examples": ["rtl"],
              "enum": ["ltr", "rtl"]
            },
            "marks": {
              "title": "Whether combining marks stay in the order in which they were typed",
              "description": "\"kept\"",
              "examples": ["kept"],
              "const": "kept"
            }
          }
        },
        "x-forbidden": {
          "title": "No word of this word list may occur in this text",
          "description": "the list's name: lower-case letters, digits and single hyphens",
          "examples": ["pressure"],
          "$ref": "#/$defs/name"
        },
        "x-at-most": {
          "title": "This number or date is at most that of another field",
          "$comment": "The other is a field of the same object, or of an object around it. Where either is null, nothing is asked. Of a list, each element is compared.",
          "description": "the other field's name",
          "examples": ["maximumPlayers"],
          "$ref": "#/$defs/identifier"
        },
        "x-less-than": {
          "title": "This number or date is less than that of another field",
          "$comment": "As x-at-most.",
          "description": "the other field's name",
          "examples": ["targetScore"],
          "$ref": "#/$defs/identifier"
        },
        "x-among": {
          "title": "This number or text, or each of this list, is in the list of another field",
          "$comment": "As x-at-most.",
          "description": "the other field's name",
          "examples": ["blocks"],
          "$ref": "#/$defs/identifier"
        },
        "x-spelling": {
          "title": "This id is spelt from a list of texts, by their names in kind.yaml, joined by hyphens",
          "description": "an object with the list's field as of, and the name of a spelling of kind.yaml as by",
          "examples": [{ "of": "letters", "by": "letters" }],
          "type": "object",
          "required": ["of", "by"],
          "additionalProperties": false,
          "properties": {
            "of": { "title": "The field with the texts", "$ref": "#/$defs/identifier" },
            "by": { "title": "The spelling", "examples": ["letters"], "$ref": "#/$defs/name" }
          }
        },
        "x-accepted": {
          "title": "This list names the warnings that the entry accepts, because it is right as it is",
          "$comment": "Of objects with the texts rule and reason, beside \"x-published\": false. A warning that is accepted is no finding; an acceptance that no warning needs is one. catalogue.yaml has such a list for what belongs to no entry.",
          "description": "true, beside a list of objects",
          "examples": [true],
          "const": true
        },
        "x-open": {
          "title": "This enum may grow: code keeps a value that it doesn't know",
          "description": "true, beside enum",
          "examples": [true],
          "const": true
        },
        "x-unknown": {
          "title": "What readers do with a value of this enum that they don't know",
          "$comment": "drop this: they leave out the object that has the field. drop parent: they leave out the object around that one.",
          "description": "\"drop this\", \"drop parent\" or an object with one of the enum's values as default",
          "examples": ["drop this", { "default": "active" }],
          "oneOf": [
            {
              "description": "\"drop this\" or \"drop parent\"",
              "type": "string",
              "enum": ["drop this", "drop parent"]
            },
            {
              "description": "an object with default",
              "type": "object",
              "required": ["default"],
              "additionalProperties": false,
              "properties": {
                "default": { "title": "The value that stands for it", "description": "a value of the enum" }
              }
            }
          ]
        },
        "x-published": {
          "title": "This field is in the source files alone, and isn't published",
          "description": "false",
          "examples": [false],
          "const": false
        },
        "x-published-values": {
          "title": "The values of this enum that are published",
          "description": "a list of at least one of the enum's values",
          "examples": [["active", "renaming"]],
          "type": "array",
          "minItems": 1,
          "uniqueItems": true
        },
        "x-derived": {
          "title": "The published value comes from a behaviour of the kind",
          "description": "an object with the behaviour's name as by, and perhaps the field that it follows as after",
          "examples": [{ "by": "logos", "after": "logo" }],
          "type": "object",
          "required": ["by"],
          "additionalProperties": false,
          "properties": {
            "by": { "title": "The behaviour", "examples": ["tiles"], "$ref": "#/$defs/name" },
            "after": {
              "title": "The field that it follows in the published order",
              "description": "the name of another field of the object",
              "examples": ["logo"],
              "type": "string"
            }
          }
        },
        "x-derived-properties": {
          "title": "The fields that only the published form of this object has",
          "description": "an object of schemas, each of which has x-derived with after",
          "examples": [{ "logoUrl": { "type": "string", "x-derived": { "by": "logos", "after": "logo" } } }],
          "type": "object",
          "additionalProperties": { "$dynamicRef": "#meta" }
        },
        "x-compiled": {
          "title": "This field isn't compiled into apps",
          "description": "false",
          "examples": [false],
          "const": false
        },
        "x-counted": {
          "title": "Statistics don't count the entries without this field",
          "description": "false",
          "examples": [false],
          "const": false
        },
        "x-preview": {
          "title": "The preview's page doesn't show this field among an entry's details",
          "description": "false",
          "examples": [false],
          "const": false
        },
        "x-runtime": {
          "title": "Code has the type of this enum beside those of the schema, with what else belongs to it",
          "description": "true",
          "examples": [true],
          "const": true
        },
        "x-code-order": {
          "title": "The fields of this object that come first in code, in this order",
          "description": "a list of names of fields, each once",
          "examples": [["id", "name"]],
          "type": "array",
          "minItems": 1,
          "uniqueItems": true,
          "items": {
            "title": "Field",
            "description": "the name of a field",
            "examples": ["id"],
            "type": "string"
          }
        },
        "x-name": {
          "title": "The name that the type of this object or enum has in code",
          "description": "a name such as BarcodeRule or BarcodeRule.Confidence, or an object of such names with swift, kotlin and typescript",
          "examples": ["BarcodeRule", { "swift": "BarcodeCharacterSet" }],
          "oneOf": [
            { "type": "string", "$ref": "#/$defs/typeName" },
            {
              "type": "object",
              "minProperties": 1,
              "additionalProperties": false,
              "properties": {
                "swift": { "title": "The name in Swift", "$ref": "#/$defs/typeName" },
                "kotlin": { "title": "The name in Kotlin", "$ref": "#/$defs/typeName" },
                "typescript": { "title": "The name in TypeScript", "$ref": "#/$defs/typeName" }
              }
            }
          ]
        },
        "x-titles": {
          "title": "What each value of this enum means",
          "description": "an object with a text for values of the enum",
          "examples": [{ "digits": "`0-9`" }],
          "type": "object",
          "minProperties": 1,
          "additionalProperties": {
            "title": "What the value means",
            "description": "a text of at least one character",
            "examples": ["A card that collects points"],
            "type": "string",
            "minLength": 1
          }
        }
      },
      "$defs": {
        "name": {
          "title": "Name",
          "description": "lower-case letters, digits and single hyphens",
          "type": "string",
          "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"
        },
        "identifier": {
          "title": "Name in code",
          "description": "a lower-case letter, then letters and digits",
          "examples": ["words"],
          "type": "string",
          "pattern": "^[a-z][A-Za-z0-9]*$"
        },
        "count": {
          "title": "Count",
          "description": "a whole number from 0 on",
          "examples": [3],
          "type": "integer",
          "minimum": 0
        },
        "typeName": {
          "title": "Name of a type",
          "description": "capitalised words written together, with a dot after an outer type's name",
          "examples": ["BarcodeRule.Confidence"],
          "type": "string",
          "pattern": "^[A-Z][A-Za-z0-9]*([.][A-Z][A-Za-z0-9]*)*$"
        }
      }
    }
    """#
}
