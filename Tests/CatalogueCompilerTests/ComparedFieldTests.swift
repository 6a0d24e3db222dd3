import Diagnostics
import TestSupport
import Testing

@Suite("Values that have to agree with others of their entry")
struct ComparedFieldTests {
  private static let numbers =
    #""players": {"type": "integer", "x-at-most": "seats"}, "seats": {"type": ["integer", "null"], "maximum": 9}"#
  private static let days =
    #""opens": {"type": "string", "format": "date", "x-less-than": "closes"}, "closes": {"type": "string", "format": "date"}"#
  private static let limited =
    #""players": {"type": "integer", "x-less-than": "seats"}, "seats": {"type": "integer", "default": 5}"#
  private static let usual =
    #""players": {"type": "integer", "x-at-most": "seats", "default": 5}, "seats": {"type": "integer"}"#
  private static let shots = #"""
    "blocks": {"type": "array", "items": {"type": "integer"}},
    "shots": {"type": "array", "items": {"type": "object", "additionalProperties": false, "properties": {
      "blocks": {"type": "array", "items": {"type": "integer"}, "x-among": "blocks"},
      "score": {"type": "integer", "x-at-most": "target"}}}},
    "target": {"type": "integer"}
    """#
  private static let halls =
    #""halls": {"type": "array", "items": {"type": "string"}}, "main": {"type": "string", "x-among": "halls"}"#

  /// What one of two values that disagree finds, for the documentation of each rule.
  static func diagnostics() async throws -> [Diagnostic] {
    try await Market(brands: [
      "pam": Market.brand("pam", "players: 5\nseats: 4\nhalls: [north, south]\nmain: nort")
    ])
    .diagnostics(withProperty: numbers + ", " + halls)
  }

  private func findings(_ properties: String, _ values: String) async throws -> [String] {
    try await Market(brands: ["pam": Market.brand("pam", values)]).diagnostics(withProperty: properties).map {
      "\($0.rule) \($0.location.map { "\($0.line):\($0.column)" } ?? "") \($0.message); \($0.fix ?? "")"
    }
  }

  @Test(
    "a number is at most another, and a date before another, where both are there",
    arguments: [
      (numbers, "players: 4\nseats: 4", ""), (numbers, "players: 4\nseats: null", ""),
      (numbers, "players: 4", ""),
      (numbers, "players: 5\nseats: 4", "E709 8:10 players 5 must be at most seats (4); change one of them"),
      (limited, "players: 4\nseats: 5", ""), (limited, "players: 4", ""),
      (
        limited, "players: 5\nseats: 5", "E709 8:10 players 5 must be less than seats (5); change one of them"
      ),
      (limited, "players: 5", "E709 8:10 players 5 must be less than seats (5); change one of them"),
      (days, "opens: 2026-02-01\ncloses: 2026-10-01", ""),
      (
        usual, "seats: 4", "E709 8:8 players 5, its default, must be at most seats (4); write both"
      ),
      (usual, "seats: 5", ""), (usual, "", ""),
      (
        days, "opens: 2026-10-01\ncloses: 2026-10-01",
        #"E709 8:8 opens "2026-10-01" must be less than closes ("2026-10-01"); change one of them"#
      ),
    ])
  func order(properties: String, values: String, finding: String) async throws {
    #expect(try await findings(properties, values) == (finding.isEmpty ? [] : [finding]))
  }

  @Test(
    "a field within a record is compared with those around it, and a list element by element",
    arguments: [
      ("{blocks: [1, 2], score: 50}", []),
      (
        "{blocks: [1, 3], score: 51}",
        [
          "E710 10:22 shots.blocks 3 isn't in blocks; one of 1, 2",
          "E709 10:33 shots.score 51 must be at most target (50); change one of them",
        ]
      ),
    ])
  func records(thrown: String, expected: [String]) async throws {
    let values = "blocks: [1, 2]\ntarget: 50\nshots: [\(thrown)]"
    #expect(try await findings(Self.shots, values) == expected)
  }

  @Test("a text that is nearly one of another field's list is that one")
  func nearestText() async throws {
    #expect(
      try await findings(Self.halls, "halls: [north, south]\nmain: nort")
        == [#"E710 9:7 main "nort" isn't in halls; did you mean "north"?"#])
  }

  @Test("what a list's elements say is said of each, and a list without elements has none")
  func items() async throws {
    let parts =
      #""all": {"type": "array", "items": {"type": "string"}}, "part": {"type": "array", "items": {"type": "string", "x-among": "all"}}"#
    #expect(
      try await findings(parts, "all: [a]\npart: [a, q]") == [#"E710 9:11 part "q" isn't in all; one of "a""#]
    )
    #expect(
      try await findings(parts, "all: []\npart: [q]") == [
        #"E710 9:8 part "q" isn't in all; add it to all, or change it"#
      ])
  }

  @Test("a day that there isn't is reported once")
  func noSuchDay() async throws {
    let found = try await findings(Self.days, "opens: 2026-02-30\ncloses: 2026-01-01")
    #expect(found.map { $0.prefix(4) } == ["E106"])
  }

  @Test("a value that the schema rejects isn't reported twice")
  func rejected() async throws {
    #expect(try await findings(Self.numbers, "players: 12\nseats: 11").map { $0.prefix(4) } == ["E102"])
  }

  @Test(
    "another field that isn't there, or can't be compared, is an error of the schema",
    arguments: [
      (
        #""x-at-most": "sets""#,
        #"there is no property "sets" here, or in an object around it; did you mean "seats"?"#
      ),
      (#""x-at-most": "players""#, "a property can't be compared with itself"),
      (
        #""x-at-most": "name""#,
        #""name" can't be compared with this: both must be whole numbers, or both dates"#
      ),
      (#""x-at-most": "aliases""#, #""aliases" can't be compared with this: it is a list"#),
      (#""x-among": "seats""#, #""seats" can't be compared with this: it isn't a list"#),
      (#""x-among": "aliases""#, #""aliases" can't be compared with this: its elements have another type"#),
    ])
  func wrongName(keyword: String, message: String) async throws {
    let found = try await findings(
      #""seats": {"type": "integer"}, "players": {"type": "integer", \#(keyword)}"#, "players: 1")
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(" \(message); ") == true, "\(found)")
  }
}
