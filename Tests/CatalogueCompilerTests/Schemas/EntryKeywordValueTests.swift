import Testing

@Suite("Values of the entry vocabulary's keywords")
struct EntryKeywordValueTests {
  /// Every keyword where it belongs, with a value that it can have.
  private static let valid = [
    EntryFieldExample(#""type": "string", "x-type": "color""#),
    EntryFieldExample(#""type": ["string", "null"], "x-type": "sha256""#),
    EntryFieldExample(
      ##""$ref": "#/$defs/t", "x-type": "color""##,
      entry: #""$defs": {"t": {"type": "string"}}"#),
    EntryFieldExample(
      #""type": "string", "x-reference": {"to": "food-places", "reverse": "words", "minimum": 0, "maximum": 5}"#
    ),
    EntryFieldExample(#""type": "array", "items": {"type": "string"}, "x-reference": {"to": "words"}"#),
    EntryFieldExample(#""type": "string", "x-unique": "names""#),
    EntryFieldExample(#""type": ["string", "null"], "x-asset": "logos""#),
    EntryFieldExample(#""type": "string", "x-search": "name""#),
    EntryFieldExample(#""type": "array", "x-search": "keyword""#),
    EntryFieldExample(
      #""type": "string", "x-text": {"language": "ar", "direction": "rtl", "marks": "kept"}"#),
    EntryFieldExample(#""type": "string", "x-forbidden": "pressure""#),
    EntryFieldExample(#""type": ["integer", "null"], "x-at-most": "b", "x-less-than": "c""#),
    EntryFieldExample(#""type": "array", "items": {"type": "integer"}, "x-among": "b""#),
    EntryFieldExample(#""type": "string", "x-spelling": {"of": "letters", "by": "letters"}"#),
    EntryFieldExample(#""enum": ["b", "c"], "x-open": true"#),
    EntryFieldExample(#""enum": ["b", "c"], "x-unknown": "drop this""#),
    EntryFieldExample(#""enum": ["b", "c"], "x-unknown": "drop parent""#),
    EntryFieldExample(#""enum": ["b", "c"], "x-unknown": {"default": "c"}"#),
    EntryFieldExample(#""oneOf": [{"const": "b"}, {"const": "c"}], "x-unknown": {"default": "c"}"#),
    EntryFieldExample(#""x-published": false"#),
    EntryFieldExample(#""enum": ["b", "c"], "x-published-values": ["b"]"#),
    EntryFieldExample(#""x-derived": {"by": "tiles"}"#),
    EntryFieldExample(#""x-compiled": false"#),
    EntryFieldExample(#""type": "object", "x-name": "BarcodeRule""#),
    EntryFieldExample(#""enum": ["b"], "x-name": {"swift": "A", "kotlin": "A.B", "typescript": "C"}"#),
    EntryFieldExample(#""enum": ["b", "c"], "x-titles": {"b": "The second"}"#),
    EntryFieldExample(
      "",
      entry:
        #""x-derived-properties": {"d": {"x-derived": {"by": "e", "after": "a"}}}, "x-code-order": ["d", "id"]"#
    ),
  ]

  @Test("that are right have no findings", arguments: valid)
  func noFindings(_ example: EntryFieldExample) { #expect(example.found == example.findings) }

  /// Every keyword with a value that it can't have, and a misspelt one.
  private static let wrong = [
    EntryFieldExample(
      #""x-type": "colour""#,
      #"E502 2:17 x-type "colour" isn't known; use color; write one of color, sha256"#),
    EntryFieldExample(#""x-id": false"#, "E502 2:15 x-id must be true, not false"),
    EntryFieldExample(
      #""x-reference": {}"#,
      #"E502 2:22 field "to" is missing; add it, for example to: "brands""#),
    EntryFieldExample(
      #""x-reference": {"to": "Food"}"#,
      #"E502 2:29 to "Food" must be lower-case letters, digits and single hyphens, for example "brands""#),
    EntryFieldExample(
      #""x-reference": {"to": "b", "minimum": -1}"#,
      "E502 2:45 minimum is -1; the minimum is 0"),
    EntryFieldExample(
      #""x-reference": {"to": "b", "revers": "c"}"#,
      #"E502 2:34 unknown field "revers"; did you mean "reverse"?"#),
    EntryFieldExample(
      #""x-unique": """#,
      #"E502 2:19 x-unique "" must be lower-case letters, digits and single hyphens, for example "names""#),
    EntryFieldExample(
      #""x-asset": 1"#,
      #"E502 2:18 x-asset must be lower-case letters, digits and single hyphens, not the number 1; write it as in "logos""#
    ),
    EntryFieldExample(
      #""x-search": "titel""#,
      #"E502 2:19 x-search "titel" isn't known; use one of name, alias, programme, keyword"#),
    EntryFieldExample(
      #""x-text": {"direction": "down"}"#,
      #"E502 2:31 direction "down" isn't known; use one of ltr, rtl"#),
    EntryFieldExample(
      #""x-forbidden": ["pressure"]"#,
      "E502 2:22 x-forbidden must be lower-case letters, digits and single hyphens, not a list"),
    EntryFieldExample(#""x-open": "yes""#, #"E502 2:17 x-open must be true, not "yes""#),
    EntryFieldExample(
      #""enum": ["b"], "x-unknown": "drop it""#,
      #"E502 2:35 x-unknown "drop it" isn't known; use drop this; write one of drop this, drop parent"#),
    EntryFieldExample(
      #""enum": ["b"], "x-unknown": 5"#,
      #"E502 2:35 x-unknown must be "drop this" or "drop parent" or an object with default, not the number 5; put it in quotes: "5""#
    ),
    EntryFieldExample(
      #""enum": ["b"], "x-unknown": {}"#,
      #"E502 2:35 field "default" is missing; add it: a value of the enum"#),
    EntryFieldExample(#""x-published": true"#, "E502 2:22 x-published must be false, not true"),
    EntryFieldExample(
      #""x-published-values": []"#,
      "E502 2:29 x-published-values has no entries; at least 1 is needed"),
    EntryFieldExample(
      #""x-derived": {"after": "id"}"#,
      #"E502 2:21 field "by" is missing; add it, for example by: "tiles""#),
    EntryFieldExample(
      #""properties": {}, "x-derived-properties": {"b": 1}"#,
      "E502 2:55 a schema is an object, true or false"),
    EntryFieldExample(#""x-compiled": 0"#, "E502 2:21 x-compiled must be false, not 0"),
    EntryFieldExample(
      #""x-code-order": ["b", "b"]"#,
      #"E502 2:29 "b" is in the list twice, as entry 1 and as entry 2; delete one of them"#),
    EntryFieldExample(
      #""x-name": "barcodeRule""#,
      #"E502 2:17 x-name "barcodeRule" must be capitalised words written together, with a dot after an outer type's name, for example "BarcodeRule.Confidence""#
    ),
    EntryFieldExample(
      #""x-name": {"java": "A"}"#,
      #"E502 2:18 unknown field "java"; the fields are swift, kotlin, typescript"#),
    EntryFieldExample(#""x-titles": {"b": ""}"#, #"E502 2:25 b "" has no characters; at least 1 is needed"#),
    EntryFieldExample(#""x-tpye": "color""#, #"W501 2:7 unknown keyword "x-tpye"; did you mean "x-type"?"#),
  ]

  @Test("that are wrong are reported, each at its position", arguments: wrong)
  func wrongValue(_ example: EntryFieldExample) { #expect(example.found == example.findings) }
}
